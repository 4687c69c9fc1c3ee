<?php

declare(strict_types=1);

namespace Boekstaaf;

use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\StreamFactoryInterface;

/** A connection to one service with one credential; what nobody says comes from the environment. */
final class Client extends Generated\Groups
{
    private Door $door;

    /**
     * @param string|null $baseUrl Where the service answers, without `/api2`.
     * @param float $timeout Seconds that one try may take, answer included; INF for no limit.
     * @param int $retries How many times a request is tried again.
     * @param array<string, string|null> $headers Sent with every request.
     * @param ClientInterface|null $httpClient Any PSR-18 client, in place of curl.
     * @param (RequestFactoryInterface&StreamFactoryInterface)|null $httpFactory Its PSR-17 factories, unless it is one itself.
     * @param (callable(float): void)|null $sleep Waits between two tries, in seconds.
     */
    public function __construct(
        ?string $baseUrl = null,
        #[\SensitiveParameter] ?string $apiKey = null,
        ?string $username = null,
        #[\SensitiveParameter] ?string $password = null,
        float $timeout = 60.0,
        int $retries = 2,
        array $headers = [],
        ?ClientInterface $httpClient = null,
        (RequestFactoryInterface&StreamFactoryInterface)|null $httpFactory = null,
        ?\Psr\Log\LoggerInterface $logger = null,
        ?callable $sleep = null,
    ) {
        $settings = Settings::of($baseUrl, $apiKey, $username, $password, $timeout, $retries, $headers);
        if ($httpClient === null) {
            $transport = new CurlTransport();
        } else {
            $factory = $httpFactory ?? $httpClient;
            if (!$factory instanceof RequestFactoryInterface || !$factory instanceof StreamFactoryInterface) {
                throw new BoekstaafError('Pass httpFactory too: the PSR-17 factories of requests and streams');
            }
            $transport = new Psr18Transport($httpClient, $factory, $factory);
        }
        $pause = $sleep ?? static fn (float $seconds) => usleep((int) round($seconds * 1e6));
        $this->door = new Door($settings, $transport, $pause(...), $logger);
    }

    /**
     * The same client, on the same connections, with other settings for all its calls.
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>} $options
     */
    public function withOptions(array $options): self
    {
        $made = (new \ReflectionClass(self::class))->newInstanceWithoutConstructor();
        $made->door = $this->door->with($options);

        return $made;
    }

    /**
     * Any request below baseUrl, with the same credential, tries and errors.
     *
     * @param array<string, mixed> $query
     * @param array<string, mixed> $options
     */
    public function request(string $method, string $path, array $query = [], mixed $body = null, array $options = []): mixed
    {
        return $this->door->json(new Ask($method, $path, null, $query, $options, $body === null ? null : Ask::encoded($body)))[0];
    }

    /** @return array{baseUrl: string, credential: string} What a dump shows: never the credential. */
    public function __debugInfo(): array
    {
        return ['baseUrl' => $this->door->settings->base, 'credential' => $this->door->settings->credential];
    }

    protected function door(): Door
    {
        return $this->door;
    }
}
