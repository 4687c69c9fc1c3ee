<?php

// The tests of the PHP client, without a framework: php run.php AUTOLOAD. Each file adds its tests; the first failure of a test ends it.

declare(strict_types=1);

use Boekstaaf\Client;

require $argv[1];

error_reporting(E_ALL);
set_error_handler(static fn (int $level, string $message, string $file, int $line) => throw new ErrorException($message, 0, $level, $file, $line));

$tests = [];

function test(string $name, Closure $body): void
{
    $GLOBALS['tests'][$name] = $body;
}

function same(mixed $expected, mixed $got, string $of = ''): void
{
    if ($expected !== $got) {
        throw new LogicException("$of expected " . var_export($expected, true) . ' and got ' . var_export($got, true));
    }
}

function holds(bool $is, string $what): void
{
    $is || throw new LogicException("not so: $what");
}

/** @template T of Throwable @param class-string<T> $class @return T */
function thrown(string $class, Closure $body, string $said = ''): Throwable
{
    try {
        $body();
    } catch (Throwable $error) {
        same($class, $error::class, $error->getMessage());
        holds($said === '' || str_contains($error->getMessage(), $said), "\"{$error->getMessage()}\" says \"$said\"");

        return $error;
    }
    throw new LogicException("$class was not thrown");
}

/** Says what the failing server answers from now on. */
function script(mixed ...$lines): void
{
    $GLOBALS['waited'] = [];
    control('PUT', json_encode($lines));
}

function requests(): array
{
    return json_decode(control('GET', ''), true);
}

function control(string $method, string $body): string
{
    $context = stream_context_create(['http' => ['method' => $method, 'content' => $body, 'header' => 'Content-Type: application/json']]);

    return file_get_contents(getenv('SCRIPTED_CONTROL'), false, $context);
}

/** A refusal as the interface says: a list of problems for 406 and 409, else one object. */
function refuse(int $status, string $code = 'ERR_UNAVAILABLE', array $headers = []): array
{
    $problem = ['message' => "It is $code", 'code' => $code];

    return ['status' => $status, 'body' => in_array($status, [406, 409], true) ? [$problem] : ['error' => ['code' => $status]] + $problem, 'headers' => (object) $headers];
}

function ok(mixed $body, array $headers = []): array
{
    return ['status' => 200, 'body' => $body, 'headers' => (object) $headers];
}

function failing(mixed ...$options): Client
{
    return new Client(...['baseUrl' => getenv('SCRIPTED_URL'), 'apiKey' => 'bks_secret', 'sleep' => static function (float $seconds): void {
        $GLOBALS['waited'][] = $seconds;
    }, ...$options]);
}

function service(): Client
{
    return new Client(baseUrl: getenv('SERVICE_URL'), apiKey: getenv('SERVICE_TOKEN'));
}

foreach (['types', 'tries', 'webhooks', 'contract', 'live'] as $file) {
    require __DIR__ . "/$file.php";
}

$failed = 0;
foreach ($tests as $name => $body) {
    try {
        $body();
    } catch (Throwable $error) {
        ++$failed;
        echo "FAILED $name: {$error->getMessage()}\n  {$error->getFile()}:{$error->getLine()}\n{$error->getTraceAsString()}\n";
    }
}
echo count($tests) - $failed . ' of ' . count($tests) . " tests passed\n";
exit($failed === 0 ? 0 : 1);
