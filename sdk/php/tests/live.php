<?php

// The programs of the documentation, against the built service with two years of bookings in it.

declare(strict_types=1);

use Boekstaaf\Client;
use Boekstaaf\Webhooks;

function blocks(string $page, string $language): string
{
    preg_match_all("/^```$language\n(.*?)^```/ms", file_get_contents(getenv('PROJECT') . "/$page"), $found);

    return implode('', $found[1]);
}

/** Runs a program of the documentation in a process of its own, with the address and the credential of the test. */
function run(string $program, string $folder): string
{
    $program = strtr($program, [
        'http://127.0.0.1:8080' => getenv('SERVICE_URL'),
        'bks_...' => getenv('SERVICE_TOKEN'),
        "'admin'" => var_export(getenv('SERVICE_USERNAME'), true),
        "'the one that was printed'" => var_export(getenv('SERVICE_PASSWORD'), true),
        "'vendor/autoload.php'" => var_export($GLOBALS['argv'][1], true),
    ]);
    file_put_contents("$folder/program.php", $program);
    exec('cd ' . escapeshellarg($folder) . ' && ' . escapeshellarg(PHP_BINARY) . ' program.php 2>&1', $lines, $status);
    same(0, $status, implode("\n", $lines));

    return implode("\n", $lines) . "\n";
}

function folder(): string
{
    $folder = sys_get_temp_dir() . '/boekstaaf-' . bin2hex(random_bytes(4));
    mkdir($folder);

    return $folder;
}

function forget(string $folder): void
{
    array_map(unlink(...), glob("$folder/*"));
    rmdir($folder);
}

/** The first true answer: the feed and deliveries come some moments after the change. */
function waitFor(Closure $found, float $seconds = 60.0): mixed
{
    $deadline = microtime(true) + $seconds;
    while (!($value = $found())) {
        holds(microtime(true) < $deadline, 'it came');
        usleep(50_000);
    }

    return $value;
}

test('the ten lines of the README', function (): void {
    $folder = folder();
    $printed = run(blocks('sdk/php/README.md', 'php'), $folder);
    $admin = new Client(baseUrl: getenv('SERVICE_URL'), username: getenv('SERVICE_USERNAME'), password: getenv('SERVICE_PASSWORD'));
    [$latest] = $admin->invoices->list(['sort_order' => 'desc'])->toArray(limit: 1);
    same("$latest[factuur_nummer] betaald\n", $printed);
    same(97.5, $latest['calculated_totaalbedrag_inclusief_btw']);
    forget($folder);
});

test('the guide does what it says', function (): void {
    $folder = folder();
    file_put_contents("$folder/logo.png", base64_decode('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='));
    same(blocks('docs/guides/php.md', 'text'), run(blocks('docs/guides/php.md', 'php'), $folder));
    forget($folder);
});

test('the feed of the year is read to its end', function (): void {
    $positions = [];
    foreach (service()->events->list(['page_size' => 1000]) as $event) {
        $positions[] = $event['meta']['position'];
    }
    holds(count($positions) > 5_000 && count(array_unique($positions)) === count($positions), 'each once');
    same([], service()->events->list(['after' => end($positions)])->toArray());
});

test('the nightly export resumes after a crash', function (): void {
    require_once getenv('PROJECT') . '/demo/integrations/nightly-export.php';
    $folder = folder();
    $first = exportChanges(service(), $folder);
    // Killed after it wrote, and before it noted the place.
    file_put_contents("$folder/changes.ndjson", '{"half of a li', FILE_APPEND);
    service()->locations->create(['naam' => 'Export in PHP']);
    $second = waitFor(fn () => exportChanges(service(), $folder));
    same(0, exportChanges(service(), $folder));
    $exported = array_map(fn (string $line) => json_decode($line, true)['meta']['event_id'], file("$folder/changes.ndjson"));
    same(array_column(array_column(service()->events->list(['page_size' => 1000])->toArray(), 'meta'), 'event_id'), $exported);
    same($first + $second, count($exported));
    forget($folder);
});

test('the receiver takes each event once', function (): void {
    $folder = folder();
    $port = (function (): int {
        $socket = stream_socket_server('tcp://127.0.0.1:0');
        return (int) substr(strrchr(stream_socket_get_name($socket, false), ':'), 1);
    })();
    $url = "http://localhost:$port/";
    $subscription = service()->webhooks->create(['name' => 'Locatie::postInsert', 'url' => $url]);
    $environment = ['WEBHOOK_SECRET' => $subscription['secret'], 'EVENTS' => "$folder/events", 'AUTOLOAD' => $GLOBALS['argv'][1]] + getenv();
    $command = [PHP_BINARY, '-S', "127.0.0.1:$port", getenv('PROJECT') . '/demo/integrations/webhook-receiver.php'];
    $server = proc_open($command, [1 => ['file', "$folder/out", 'w'], 2 => ['file', "$folder/err", 'w']], $pipes, null, $environment);
    try {
        $made = service()->locations->create(['naam' => 'Told to PHP']);
        [$line] = waitFor(fn () => is_file("$folder/events") ? file("$folder/events") : []);
        $event = json_decode($line, true);
        same(['Locatie::postInsert', $made['id']], [$event['name'], $event['data']['id']]);
        $post = static function (string $body, array $headers) use ($url): string {
            $lines = array_map(fn ($name, $value) => "$name: $value", array_keys($headers), $headers);
            $options = ['http' => ['method' => 'POST', 'content' => $body, 'header' => ['Content-Type: application/json', ...$lines], 'ignore_errors' => true]];
            file_get_contents($url, false, stream_context_create($options));

            return explode(' ', $http_response_header[0])[1];
        };
        $body = json_encode(array_diff_key($event, ['name' => 1]));
        $headers = Webhooks::sign($body, $subscription['secret'], 'again');
        same(['204', '400'], [$post($body, $headers), $post("$body ", $headers)]);
        same(1, count(file("$folder/events")));
    } finally {
        service()->webhooks->delete($subscription['id']);
        proc_terminate($server);
        proc_close($server);
    }
    forget($folder);
});

test('a key makes a thing once', function (): void {
    $options = ['idempotencyKey' => 'php-' . hrtime(true)];
    same(service()->locations->create(['naam' => 'Once'], $options)['id'], service()->locations->create(['naam' => 'Once'], $options)['id']);
});
