<?php

declare(strict_types=1);

namespace Boekstaaf;

/** Sends requests until they are answered: credential, tries, and the position of the last change. */
final class Door
{
    private const READS = ['GET', 'HEAD', 'OPTIONS'];
    private const PATIENCE = 60.0;

    /** @param \Closure(float): void $sleep */
    public function __construct(
        public readonly Settings $settings,
        private readonly Transport $transport,
        private readonly \Closure $sleep,
        private readonly ?\Psr\Log\LoggerInterface $logger,
        /** The greatest position of all answers: reads bring it along, so no copy of the database answers from before it. */
        private readonly \ArrayObject $position = new \ArrayObject(['']),
    ) {
    }

    /** @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>} $options */
    public function with(array $options): self
    {
        return new self($this->settings->with($options), $this->transport, $this->sleep, $this->logger, $this->position);
    }

    /** @return array{mixed, Response} */
    public function json(Ask $ask): array
    {
        $text = '';
        $answer = $this->send($ask, static function (string $piece) use (&$text): void {
            $text .= $piece;
        });
        $type = $answer->headers['content-type'] ?? 'of no type';
        if ($text !== '' && !str_contains($type, 'json')) {
            throw new ConnectionError("The answer is $type, not JSON: does baseUrl name the service? It says: " . ApiError::excerpt($text));
        }

        try {
            return [$text === '' ? null : json_decode($text, true, flags: JSON_THROW_ON_ERROR), $answer];
        } catch (\JsonException $cause) {
            throw new ConnectionError("The response is not the JSON that it says: {$cause->getMessage()}", 0, $cause);
        }
    }

    /** @param \Closure(string): void $write Gets the body of a success, piece by piece. */
    public function send(Ask $ask, \Closure $write): Response
    {
        $request = $this->prepared($ask);
        for ($tried = 0; ; ++$tried) {
            $answer = null;
            $refusal = '';
            $this->logger?->debug("request $request->told", ['try' => $tried + 1]);
            try {
                $this->transport->send(
                    $request->repeated($tried),
                    static function (Response $begun) use (&$answer): void {
                        $answer = $begun;
                    },
                    static function (string $piece) use (&$answer, &$refusal, $write): void {
                        $answer?->isSuccess() ? $write($piece) : $refusal .= $piece;
                    },
                );
                $answer ?? throw new ConnectionError('The answer has no head');
                if ($answer->isSuccess()) {
                    return $this->accepted($request, $answer, $ask->options['onResponse'] ?? null);
                }
                $error = ApiError::of($answer, $refusal, $request->told, $request->operation);
                $again = self::isPassing($error);
            } catch (ConnectionError|TimeoutError $cause) {
                // Once an answer has begun it counts as given: to ask again might do a thing twice.
                $again = $answer === null;
                $where = ($again ? '' : ', after the answer had begun') . " ($request->told)";
                $error = new ($cause::class)($cause->getMessage() . $where, 0, $cause);
            }
            $after = $again && $tried < $request->retries ? self::waitBefore($tried, $answer) : null;
            if ($after === null) {
                $this->logger?->error("failure $request->told", ['exception' => $error]);
                throw $error;
            }
            $this->logger?->warning("trying again $request->told", ['after' => $after, 'exception' => $error]);
            ($this->sleep)($after);
        }
    }

    private function accepted(Request $request, Response $answer, ?\Closure $tell): Response
    {
        $position = $answer->headers['x-boekstaaf-position'] ?? '';
        if (preg_match('/^[0-9A-F]{16}$/D', $position) === 1) {
            $this->position[0] = max($this->position[0], $position);
        }
        $this->logger?->info("answer $answer->status to $request->told", ['requestId' => $answer->requestId]);
        if ($tell !== null) {
            $tell($answer);
        }

        return $answer;
    }

    /** Headers of the call go over those of the client; a write always has a key. */
    private function prepared(Ask $ask): Request
    {
        $method = strtoupper($ask->method);
        $options = $ask->options;
        $settings = $this->settings->with($options);
        if (preg_match('~^(/[^/\s\\\\#?]+)+$~D', explode('?', $ask->path)[0]) !== 1 || preg_match('~/(\.|%2e){1,2}(/|$)~i', $ask->path) === 1) {
            throw new BoekstaafError("\"$ask->path\" is not a path of the service: write it from /api2 on");
        }
        $path = self::withQuery($ask->path, $ask->query);
        $given = [
            'Accept' => $ask->accept,
            'Authorization' => $settings->authorization,
            'Content-Type' => $ask->type ?? ($ask->body === null ? null : 'application/json'),
            'Idempotency-Key' => \in_array($method, self::READS, true) ? null : $options['idempotencyKey'] ?? bin2hex(random_bytes(16)),
            'If-Match' => $options['ifMatch'] ?? null,
            'If-None-Match' => $options['ifNoneMatch'] ?? null,
            'Prefer' => $options['prefer'] ?? null,
            'User-Agent' => 'boekstaaf-php/' . Generated\Known::VERSION . ' php/' . PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION,
            'X-Boekstaaf-After' => $method === 'GET' && $this->position[0] !== '' ? $this->position[0] : null,
        ];
        $headers = [];
        foreach ([$given, $settings->headers] as $each) {
            foreach ($each as $name => $value) {
                if ($value !== null && (preg_match('/^[\w!#$%&\'*+.^`|~-]+$/D', $name) !== 1 || preg_match('/^[\t\x20-\x7e]*$/D', $value) !== 1)) {
                    throw new BoekstaafError("The header \"$name\" cannot be sent: HTTP cannot carry its name or value");
                }
                $headers = array_filter($headers, static fn (string $known): bool => strcasecmp($known, $name) !== 0, ARRAY_FILTER_USE_KEY);
                $headers += $value === null ? [] : [$name => $value];
            }
        }
        $told = "$method " . preg_replace('/([?&])([^=&]*(?:token|secret|passw|key|auth)[^=&]*)=[^&]*/i', '$1$2=[redacted]', $path);
        // A stream that has begun cannot be sent again.
        $retries = $ask->upload === null || $ask->upload->canRepeat() ? $settings->retries : 0;

        return new Request($method, $settings->base . $path, $told, $headers, $ask->body, $ask->upload, $ask->operation, $settings->timeout, $retries);
    }

    /**
     * Names verbatim (`datum>`), lists with commas, maps as `metadata[key]=value`. The service would answer everything to an empty filter: refused.
     *
     * @param array<string, mixed> $query
     */
    private static function withQuery(string $path, array $query): string
    {
        $pairs = [];
        foreach (self::withoutMaps($query) as $name => $value) {
            $text = implode(',', array_map(self::word(...), \is_array($value) ? $value : [$value]));
            if ($value === null || ($text === '' && $name === 'embed')) {
                continue;
            }
            if ($text === '' && !str_ends_with((string) $name, ']')) {
                throw new BoekstaafError("\"$name\" is empty: leave it out if you do not want to filter");
            }
            $pairs[] = rawurlencode((string) $name) . '=' . rawurlencode($text);
        }

        return $path . ($pairs === [] ? '' : (str_contains($path, '?') ? '&' : '?')) . implode('&', $pairs);
    }

    /**
     * The pairs of a map as parameters of their own, where even an empty value counts.
     *
     * @param array<string, mixed> $query
     * @return array<string, mixed>
     */
    private static function withoutMaps(array $query): array
    {
        $flat = [];
        foreach ($query as $name => $value) {
            if (!\is_array($value) || array_is_list($value)) {
                $flat[$name] = $value;
                continue;
            }
            foreach ($value as $key => $each) {
                $flat["{$name}[$key]"] = $each ?? throw new BoekstaafError("\"{$name}[$key]\" is empty: leave it out if you do not want to filter");
            }
        }

        return $flat;
    }

    private static function word(mixed $value): string
    {
        return match (true) {
            \is_bool($value) => $value ? 'true' : 'false',
            $value instanceof \DateTimeInterface => $value->format(\DateTimeInterface::ATOM),
            default => (string) $value,
        };
    }

    /** Whether the same request may succeed later. A 409 only while its twin is at work; a 500 not where a rule refused. */
    private static function isPassing(ApiError $error): bool
    {
        return match (true) {
            $error->status === 409 => $error->code === 'ERR_IDEMPOTENCY_IN_PROGRESS',
            $error->status >= 500 => $error->code !== 'ERR_COMPANY_NOT_DELETABLE',
            default => $error->status === 408 || $error->status === 429,
        };
    }

    /** Seconds to wait before the next try; null when the service asks for more than a minute: the caller decides that. */
    private static function waitBefore(int $tried, ?Response $answer): ?float
    {
        $text = $answer->headers['retry-after'] ?? '';
        $then = strtotime($text);
        $asked = match (true) {
            is_numeric($text) => (float) $text,
            // A date counts from the answer's own, so that a wrong clock here does no harm.
            $text !== '' && $then !== false => max(0.0, (float) ($then - (strtotime($answer->headers['date'] ?? '') ?: time()))),
            default => null,
        };
        if ($asked !== null) {
            return $asked <= self::PATIENCE ? $asked : null;
        }

        return min(0.5 * 2 ** $tried, 8.0) * (1 - mt_rand() / mt_getrandmax() / 2);
    }
}
