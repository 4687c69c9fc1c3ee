<?php

// All examples of the contract go in and out unchanged, by curl and by a PSR-18 client where one is installed.

declare(strict_types=1);

use Boekstaaf\ApiError;
use Boekstaaf\Client;

/** @return list<array<string, mixed>> */
function cases(): array
{
    return json_decode(file_get_contents(getenv('CASES_FILE')), true);
}

/** Asks for each example, and compares what comes back. */
function askAll(Client $client): void
{
    foreach (cases() as $number => $case) {
        $body = isset($case['file']) ? [Boekstaaf\Upload::bytes($case['file'])] : (array_key_exists('body', $case) ? [$case['body']] : []);
        $options = $case['query'] + ['headers' => ['X-Case' => (string) $number]];
        $group = $client->{$case['group']};
        $answer = $case['answer'];
        // A body that may be left out has a place nonetheless.
        $parameters = (new ReflectionMethod($group, $case['method']))->getNumberOfParameters();
        $given = [...$case['ids'], ...$body];
        if (count($given) < $parameters - 1) {
            $given[] = null;
        }
        try {
            $got = $group->{$case['method']}(...[...$given, $options]);
            $got = match ($case['kind']) {
                'list' => $got->page()->items,
                'file' => $got->read(),
                default => $got,
            };
        } catch (ApiError $error) {
            $told = array_is_list($answer['body']) ? $answer['body'] : [$answer['body']];
            same([$answer['status'], array_column($told, 'message')], [$error->status, array_column($error->problems, 'message')], $case['operation']);
            continue;
        }
        $expected = $answer['file'] ?? $answer['body'] ?? null;
        if ($case['kind'] === 'list' && !array_is_list($expected)) {
            $expected = array_values($expected['_embedded'])[0];
        }
        same($expected, $got, $case['operation']);
    }
}

test('every example arrives and comes back', function (): void {
    holds(count(cases()) > 403, 'there are examples');
    askAll(new Client(baseUrl: getenv('ECHO_URL'), apiKey: 'bks_secret', retries: 0));
});

$guzzle = '/usr/share/php/GuzzleHttp/autoload.php';
if (is_file($guzzle)) {
    test('every example does by a PSR-18 client', function () use ($guzzle): void {
        // Guzzle is older than this PHP in some systems, and says so.
        $former = error_reporting(E_ALL & ~E_DEPRECATED);
        require_once $guzzle;
        $factory = new GuzzleHttp\Psr7\HttpFactory();
        $guzzle = new GuzzleHttp\Client(['http_errors' => false]);
        askAll(new Client(baseUrl: getenv('ECHO_URL'), apiKey: 'bks_secret', retries: 0, httpClient: $guzzle, httpFactory: $factory));
        $nobody = new Client(baseUrl: 'http://127.0.0.1:9', retries: 0, httpClient: $guzzle, httpFactory: $factory);
        thrown(Boekstaaf\ConnectionError::class, fn () => $nobody->locations->get(7));
        thrown(Boekstaaf\BoekstaafError::class, fn () => new Client(baseUrl: 'http://127.0.0.1:9', httpClient: $guzzle), 'Pass httpFactory too');
        error_reporting($former);
    });
}

test('the samples of the reference ask as they should', function (): void {
    $folder = sys_get_temp_dir() . '/boekstaaf-' . bin2hex(random_bytes(4));
    mkdir($folder);
    chdir($folder);
    $count = 0;
    foreach (cases() as $number => $case) {
        $program = $case['sample']['programs']['php'] ?? null;
        if ($program === null) {
            continue;
        }
        ++$count;
        if (isset($case['sample']['file'])) {
            file_put_contents($case['sample']['file'], $case['file']);
        }
        $settings = "'" . getenv('ECHO_URL') . "', headers: ['X-Case' => '$number'], retries: 0";
        ob_start();
        try {
            eval(str_replace("'http://127.0.0.1:8080'", $settings, preg_replace("/^<\\?php\n|^require .*\n/m", '', $program)));
        } finally {
            ob_end_clean();
        }
    }
    holds($count > 300, "$count samples");
    chdir('/');
    array_map(unlink(...), glob("$folder/*"));
    rmdir($folder);
});
