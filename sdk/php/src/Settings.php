<?php

declare(strict_types=1);

namespace Boekstaaf;

/** Where a client asks, as whom, and how patiently: checked before anything is sent. */
final class Settings
{
    /** @param array<string, string|null> $headers */
    private function __construct(
        public readonly string $base,
        public readonly ?string $authorization,
        public readonly string $credential,
        public readonly float $timeout,
        public readonly int $retries,
        public readonly array $headers,
    ) {
        if (!($timeout > 0)) {
            throw new BoekstaafError('timeout must be more than 0 seconds');
        }
        if ($retries < 0) {
            throw new BoekstaafError('retries must be a whole number from 0');
        }
    }

    /**
     * What nobody says comes from the environment: its credential goes to its address only.
     *
     * @param array<string, string|null> $headers
     */
    public static function of(?string $baseUrl, ?string $apiKey, ?string $username, ?string $password, float $timeout, int $retries, array $headers): self
    {
        if ($baseUrl === null) {
            $baseUrl = self::environment('BASE_URL') ?? throw new BoekstaafError(
                'Where is the service? Pass an address, and a credential unless you call only what is public: '
                . 'new Client(baseUrl: ..., apiKey: ...). Or set BOEKSTAAF_BASE_URL and BOEKSTAAF_API_KEY.',
            );
            if ($apiKey === null && $username === null && $password === null) {
                [$apiKey, $username, $password] = array_map(self::environment(...), ['API_KEY', 'USERNAME', 'PASSWORD']);
            }
        }
        [$authorization, $kind] = self::credential($apiKey, $username, $password);

        return new self(self::address($baseUrl), $authorization, $kind, $timeout, $retries, $headers);
    }

    /** @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>} $given Over these; headers are merged. */
    public function with(array $given): self
    {
        return new self(
            $this->base,
            $this->authorization,
            $this->credential,
            (float) ($given['timeout'] ?? $this->timeout),
            $given['retries'] ?? $this->retries,
            [...$this->headers, ...($given['headers'] ?? [])],
        );
    }

    private static function environment(string $name): ?string
    {
        return trim((string) getenv("BOEKSTAAF_$name")) ?: null;
    }

    /** The address without a slash at its end. Never quotes it in an error: it might hold a password. */
    private static function address(string $baseUrl): string
    {
        $url = parse_url($baseUrl);
        if ($url === false || !isset($url['host']) || !\in_array($url['scheme'] ?? '', ['http', 'https'], true)) {
            throw new BoekstaafError('baseUrl is not a URL: write it like https://bookings.example');
        }
        if (isset($url['user']) || isset($url['pass'])) {
            throw new BoekstaafError('baseUrl contains a credential: pass username and password instead');
        }
        if (isset($url['query']) || isset($url['fragment'])) {
            throw new BoekstaafError('baseUrl must have no query and no fragment');
        }

        return (string) preg_replace('~/api2$~', '', rtrim($baseUrl, '/'));
    }

    /** @return array{?string, string} The Authorization header and its kind. Quotes nothing in an error. */
    private static function credential(?string $apiKey, ?string $username, ?string $password): array
    {
        if ($apiKey !== null && ($username !== null || $password !== null)) {
            throw new BoekstaafError('Pass either apiKey, or username and password');
        }
        if ($apiKey !== null) {
            return preg_match('/^[\x21-\x7e]+$/D', $apiKey) === 1
                ? ["Bearer $apiKey", 'API key']
                : throw new BoekstaafError('apiKey is empty or not an API key');
        }
        if ($username === null && $password === null) {
            return [null, 'none'];
        }
        if (($username ?? '') === '' || str_contains((string) $username, ':')) {
            throw new BoekstaafError('username is empty or contains a colon');
        }
        if (($password ?? '') === '') {
            throw new BoekstaafError('password is empty');
        }

        return ['Basic ' . base64_encode("$username:$password"), 'user name and password'];
    }
}
