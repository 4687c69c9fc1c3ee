<?php

// A service that fails: what is tried again, what is not, and what is thrown in the end.

declare(strict_types=1);

use Boekstaaf\ApiError;
use Boekstaaf\BadInput;
use Boekstaaf\BoekstaafError;
use Boekstaaf\Client;
use Boekstaaf\ConnectionError;
use Boekstaaf\NotFound;
use Boekstaaf\RateLimited;
use Boekstaaf\TimeoutError;
use Boekstaaf\Unauthorized;
use Boekstaaf\Unavailable;
use Boekstaaf\Upload;

$passing = ['cut', refuse(409, 'ERR_IDEMPOTENCY_IN_PROGRESS'), ...array_map(refuse(...), [408, 429, 500, 502, 503, 504])];
foreach ($passing as $step) {
    $name = is_string($step) ? $step : (string) $step['status'];
    test("a write is tried twice more after $name, with one key", function () use ($step): void {
        script($step, $step, ok(['id' => 7]));
        same(7, failing()->locations->create(['naam' => 'Lane'])['id']);
        $came = array_column(requests(), 'headers');
        same([null, '1', '2'], array_map(fn (array $each) => $each['x-retry-count'] ?? null, $came));
        same(1, count(array_unique(array_column($came, 'idempotency-key'))));
        foreach ($GLOBALS['waited'] as $tried => $waited) {
            holds($waited >= 0.25 * 2 ** $tried && $waited <= 0.5 * 2 ** $tried, "waited $waited");
        }
    });
    test("it is given up after three tries of $name", function () use ($step): void {
        script($step);
        try {
            failing()->locations->get(7);
            holds(false, 'it throws');
        } catch (BoekstaafError) {
        }
        same(3, count(requests()));
    });
}

test('it waits as long as Retry-After says', function (): void {
    script(refuse(429, headers: ['retry-after' => '7']), ok(['id' => 7]));
    failing()->locations->get(7);
    same([7.0], $GLOBALS['waited']);
    $headers = ['retry-after' => 'Tue, 03 Mar 2026 10:00:05 GMT', 'date' => 'Tue, 03 Mar 2026 10:00:00 GMT'];
    script(refuse(503, headers: $headers), ok(['id' => 7]));
    failing()->locations->get(7);
    same([5.0], $GLOBALS['waited']);
    script(refuse(429, 'ERR_RATE_LIMITED', ['retry-after' => '61']));
    $error = thrown(RateLimited::class, fn () => failing()->locations->get(7));
    same(['61', []], [$error->headers['retry-after'], $GLOBALS['waited']]);
});

test('what would not help is not tried again', function (): void {
    foreach ([refuse(404), refuse(406), refuse(409), refuse(500, 'ERR_COMPANY_NOT_DELETABLE'), 'half'] as $step) {
        script($step);
        try {
            failing()->locations->get(7);
            holds(false, 'it throws');
        } catch (BoekstaafError) {
        }
        same(1, count(requests()));
    }
});

test('each status has its class', function (): void {
    $classes = [
        304 => 'NotModified', 401 => 'Unauthorized', 403 => 'Forbidden', 404 => 'NotFound', 405 => 'MethodNotAllowed', 406 => 'BadInput',
        409 => 'Conflict', 410 => 'Gone', 412 => 'PreconditionFailed', 413 => 'TooLarge', 415 => 'UnsupportedMediaType', 418 => 'ApiError',
        422 => 'Unprocessable', 429 => 'RateLimited', 431 => 'HeadersTooLarge', 500 => 'ServerError', 502 => 'ServerError', 503 => 'Unavailable',
    ];
    foreach ($classes as $status => $class) {
        script($status === 304 ? ['status' => 304] : refuse($status, 'ERR_SOMETHING'));
        $error = thrown("Boekstaaf\\$class", fn () => failing(retries: 0)->locations->get(7));
        holds($error instanceof ApiError, $class);
        same([$status, 'locations.get(7)', "request-$status"], [$error->status, $error->operation, $error->requestId]);
        same($status === 304 ? null : 'ERR_SOMETHING', $error->code);
        holds(str_contains($error->getMessage(), "($status on GET /api2/locaties/7, request request-$status)"), $error->getMessage());
    }
});

test('a refusal says everything', function (): void {
    $problems = [
        ['message' => 'Is unknown', 'code' => 'ERR_UNKNOWN_REFERENCE', 'field' => 'parent_id', 'params' => ['id' => 9]],
        ['message' => 'Is wrong', 'params' => ['remedy' => 'log in again']],
    ];
    script(['status' => 406, 'body' => $problems]);
    $error = thrown(BadInput::class, fn () => failing()->locations->create(['naam' => 'Lane']), 'parent_id: Is unknown; Is wrong: log in again');
    same($problems, $error->problems);
});

test('a proxy that answers is quoted', function (): void {
    $page = '<html><style>p { }</style><p>No   such host</p></html>';
    script(['status' => 404, 'text' => $page]);
    $error = thrown(NotFound::class, fn () => failing()->locations->get(7), 'No such host');
    same([null, $page], [$error->code, $error->text]);
    script(['status' => 200, 'text' => $page]);
    thrown(ConnectionError::class, fn () => failing()->locations->get(7), 'text/html, not JSON');
    script(['status' => 200, 'text' => '{"id":', 'headers' => ['content-type' => 'application/json']]);
    thrown(ConnectionError::class, fn () => failing()->locations->get(7), 'not the JSON that it says');
});

test('a refused credential has a reason', function (): void {
    $reasons = ['ERR_LOGIN_REQUIRED' => 'missing', 'ERR_CREDENTIAL_INVALID' => 'wrong', 'ERR_KEY_EXPIRED' => 'expired', 'ERR_BASIC_REQUIRED' => 'needs-user', 'ERR_BASIC_REFUSED' => 'needs-session', 'ERR_CODE_REQUIRED' => 'needs-code', 'ERR_CODE_INVALID' => 'wrong-code'];
    foreach ($reasons as $code => $reason) {
        script(refuse(401, $code));
        same($reason, thrown(Unauthorized::class, fn () => failing()->locations->get(7))->reason);
    }
});

test('time ends, and nobody listens', function (): void {
    script('silence');
    thrown(TimeoutError::class, fn () => failing(retries: 1)->locations->get(7, ['timeout' => 0.05]), 'No answer within 0.05 s (GET /api2/locaties/7)');
    same(2, count(requests()));
    thrown(ConnectionError::class, fn () => (new Client(baseUrl: 'http://127.0.0.1:9', retries: 0))->locations->get(7));
});

test('options of a call are headers', function (): void {
    script(ok(['id' => 7]));
    $seen = null;
    $client = failing(headers: ['X-Shop' => 'Utrecht', 'X-Gone' => 'yes'])->withOptions(['headers' => ['x-gone' => null]]);
    $client->locations->update(7, ['naam' => 'Lane'], [
        'ifMatch' => '"1"', 'idempotencyKey' => 'order-1', 'prefer' => 'handling=lenient',
        'onResponse' => function (Boekstaaf\Response $answer) use (&$seen): void { $seen = $answer; },
    ]);
    $headers = requests()[0]['headers'];
    $expected = [
        'authorization' => 'Bearer bks_secret', 'x-shop' => 'Utrecht', 'if-match' => '"1"', 'idempotency-key' => 'order-1',
        'prefer' => 'handling=lenient', 'content-type' => 'application/json',
    ];
    foreach ($expected as $name => $value) {
        same($value, $headers[$name] ?? null, $name);
    }
    holds(!isset($headers['x-gone']) && str_starts_with($headers['user-agent'], 'boekstaaf-php/'), 'headers');
    same([200, 'request-200'], [$seen->status, $seen->requestId]);
    thrown(BoekstaafError::class, fn () => $client->locations->get(7, ['headers' => ['X-Bad' => "a\nb"]]), '"X-Bad" cannot be sent');
});

test('reads bring the position of the last write', function (): void {
    [$late, $early] = ['00000000000000AB', '00000000000000AA'];
    script(ok(['id' => 7], ['x-boekstaaf-position' => $late]), ok(['id' => 7], ['x-boekstaaf-position' => $early]), ok(['id' => 7]));
    $client = failing();
    $client->locations->create(['naam' => 'Lane']);
    $client->withOptions(['timeout' => 5])->locations->get(7);
    $client->locations->get(7);
    same([null, $late, $late], array_map(fn (array $each) => $each['headers']['x-boekstaaf-after'] ?? null, requests()));
});

test('lists are walked by their links', function (): void {
    $link = '<https://elsewhere.example/api2/locaties?page_size=2&id%3E=3>; rel="next"';
    $pages = [ok([['id' => 1], ['id' => 2]], ['link' => $link, 'x-total-count' => '3']), ok([['id' => 3]])];
    $client = failing();
    script(...$pages);
    same([1, 2, 3], array_column(iterator_to_array($client->locations->list(['page_size' => 2])), 'id'));
    same(['/api2/locaties?page_size=2', '/api2/locaties?page_size=2&id%3E=3'], array_column(requests(), 'url'));
    script(...$pages);
    $page = $client->locations->list()->page();
    same([2, 3, true, [1, 2]], [count($page), $page->total, $page->hasNext(), array_column(iterator_to_array($page), 'id')]);
    same('/api2/locaties?page_size=100', requests()[0]['url']);
    script(...$pages);
    same([['id' => 1]], $client->locations->list()->toArray(limit: 1));
    same(['/api2/locaties?page_size=1'], array_column(requests(), 'url'));
});

test('pairs of metadata are a filter', function (): void {
    script(ok([]));
    $client = failing();
    thrown(BoekstaafError::class, fn () => $client->customers->list(['metadata' => []])->page(), '"metadata" is empty');
    thrown(BoekstaafError::class, fn () => $client->customers->list(['metadata' => ['exact' => null]])->page(), 'is empty');
    $client->customers->list(['metadata' => ['exact' => '10 42', 'leeg' => '']])->page();
    same('/api2/klanten?metadata%5Bexact%5D=10%2042&metadata%5Bleeg%5D=&page_size=100', requests()[0]['url']);
});

test('an empty filter is refused, and an unknown one', function (): void {
    script(ok([]));
    $client = failing();
    thrown(BoekstaafError::class, fn () => $client->bookings->list(['status' => []])->page(), '"status" is empty');
    thrown(BoekstaafError::class, fn () => $client->bookings->list(['colour' => 'red']), 'bookings.list takes no colour');
    $client->bookings->list(['embed' => [], 'klant_id' => null, 'los_op_planning' => true, 'status' => ['optie', 'definitief']])->page();
    same('/api2/boekingen?los_op_planning=true&status=optie%2Cdefinitief&page_size=100', requests()[0]['url']);
});

test('an id climbs nowhere', function (): void {
    script(ok([]));
    foreach (['', '.', '..'] as $wrong) {
        thrown(BoekstaafError::class, fn () => failing()->bookings->setStatus(7, $wrong), 'status is no id');
    }
    thrown(BoekstaafError::class, fn () => failing()->request('GET', '/api2/../x'), 'is not a path');
    thrown(BoekstaafError::class, fn () => failing()->teleporters, 'no group "teleporters"');
    same([], requests());
});

test('files go and come', function (): void {
    $folder = sys_get_temp_dir() . '/boekstaaf-' . bin2hex(random_bytes(4));
    mkdir($folder);
    [$source, $target] = ["$folder/lane.png", "$folder/copy.png"];
    file_put_contents($source, 'picture');
    $client = failing();
    foreach ([$source, new SplFileInfo($source), Upload::bytes('picture')] as $upload) {
        script(refuse(503), ok(['id' => 7]));
        $client->products->replaceImage(7, $upload);
        $came = array_map(fn (array $each) => [$each['method'], $each['body'], $each['headers']['content-type']], requests());
        same([['PUT', 'picture', 'image/png'], ['PUT', 'picture', 'image/png']], $came);
    }
    script(refuse(503));
    thrown(Unavailable::class, fn () => $client->products->replaceImage(7, fopen($source, 'rb'), ['contentType' => 'image/webp']));
    same([['picture', 'image/webp']], array_map(fn (array $each) => [$each['body'], $each['headers']['content-type']], requests()));
    script(refuse(503), ['status' => 200, 'text' => '%PDF']);
    $client->invoices->getPdf(42)->saveTo($target);
    same(['%PDF', '*/*'], [file_get_contents($target), requests()[0]['headers']['accept']]);
    script('half');
    thrown(ConnectionError::class, fn () => $client->invoices->getPdf(42)->saveTo($target), 'after the answer had begun');
    same('%PDF', file_get_contents($target));
    same(['.', '..', 'copy.png', 'lane.png'], scandir($folder));
    script(['status' => 200, 'text' => '%PDF']);
    same(['%PDF', '%PDF'], [$client->invoices->getPdf(42)->read(), stream_get_contents($client->invoices->getPdf(42)->stream())]);
    thrown(BoekstaafError::class, fn () => $client->products->replaceImage(7, "$folder/none.png"), 'A file is a path');
    array_map(unlink(...), [$source, $target]);
    rmdir($folder);
});

test('the environment is asked where nobody says', function (): void {
    thrown(BoekstaafError::class, fn () => new Client(), 'Where is the service');
    putenv('BOEKSTAAF_BASE_URL=https://known.example/api2/');
    putenv('BOEKSTAAF_API_KEY=bks_env');
    same(['baseUrl' => 'https://known.example', 'credential' => 'API key'], (new Client())->__debugInfo());
    // None of the environment goes elsewhere.
    same('none', (new Client(baseUrl: 'https://other.example'))->__debugInfo()['credential']);
    holds(!str_contains(print_r(new Client(), true), 'bks_env'), 'a dump has no key');
    putenv('BOEKSTAAF_BASE_URL');
    putenv('BOEKSTAAF_API_KEY');
});

test('wrong settings are refused without quoting them', function (): void {
    $wrong = [
        [['baseUrl' => 'bookings.example'], 'is not a URL'],
        [['baseUrl' => 'https://anna:geheim@bookings.example'], 'contains a credential'],
        [['baseUrl' => 'https://bookings.example?x=1'], 'no query'],
        [['apiKey' => 'bks', 'username' => 'anna', 'password' => 'p'], 'Pass either'],
        [['apiKey' => ''], 'apiKey is empty'],
        [['username' => 'a:b', 'password' => 'p'], 'username is empty'],
        [['username' => 'anna'], 'password is empty'],
        [['timeout' => 0.0], 'timeout must be'],
        [['retries' => -1], 'retries must be'],
    ];
    foreach ($wrong as [$options, $said]) {
        $error = thrown(BoekstaafError::class, fn () => new Client(...['baseUrl' => 'https://bookings.example', ...$options]), $said);
        holds(!str_contains($error->getMessage(), 'geheim'), $said);
    }
});

test('objects without members stay objects', function (): void {
    script(ok(['id' => 7]));
    failing()->integrations->create(['name' => 'Mail', 'kind' => 'smtp', 'settings' => []]);
    failing()->bookings->patch(7, []);
    failing()->webhooks->createMany([]);
    same(['{"name":"Mail","kind":"smtp","settings":{}}', '{}', '[]'], array_column(requests(), 'body'));
});

test('a newer service is understood', function (): void {
    $newer = ['id' => 7, 'status' => 'teleported', 'teleporter' => ['power' => 9.5]];
    script(ok($newer));
    same($newer, failing()->bookings->update(7, ['status' => 'teleported', 'teleporter' => ['power' => 9.5]]));
    same('{"status":"teleported","teleporter":{"power":9.5}}', requests()[0]['body']);
});
