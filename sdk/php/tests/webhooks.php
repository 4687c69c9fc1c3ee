<?php

// Messages that are events of the service, and all others.

declare(strict_types=1);

use Boekstaaf\BoekstaafError;
use Boekstaaf\WebhookError;
use Boekstaaf\Webhooks;

const NOW = 1_773_000_000;
define('SECRET', 'whsec_' . base64_encode(str_repeat('1', 32)));
define('OTHER', 'whsec_' . base64_encode(str_repeat('2', 32)));
const EVENT = ['version' => '0.1', 'data' => ['id' => 7, 'new' => 'kept'], 'meta' => ['event' => 'Boeking::postInsert', 'event_id' => 'evt_1']];
define('BODY', json_encode(EVENT));
define('HEADERS', Webhooks::sign(BODY, SECRET, 'msg_1', NOW));

test('the example of the standard is signed as it says', function (): void {
    $signed = Webhooks::sign('{"test": 2432232314}', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330);
    same('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=', $signed['webhook-signature']);
});

test('it is taken whatever the framework', function (): void {
    $server = [];
    foreach (HEADERS as $name => $value) {
        $server['HTTP_' . strtoupper(strtr($name, '-', '_'))] = $value;
    }
    $forms = [HEADERS, array_combine(array_map('ucwords', array_keys(HEADERS)), HEADERS), array_map(fn ($value) => [$value], HEADERS), $server + ['argv' => []], new ArrayIterator(HEADERS)];
    foreach ($forms as $headers) {
        same(['name' => 'Boeking::postInsert'] + EVENT, Webhooks::verify(BODY, $headers, SECRET, now: NOW));
    }
});

test('any of several secrets will do', function (): void {
    same('Boeking::postInsert', Webhooks::verify(BODY, HEADERS, [OTHER, SECRET], now: NOW)['name']);
    $two = ['webhook-signature' => 'v1a,x v1,AAAA ' . HEADERS['webhook-signature']] + HEADERS;
    same('0.1', Webhooks::verify(BODY, $two, SECRET, now: NOW)['version']);
});

test('what is no event has a reason', function (): void {
    $wrong = [
        [BODY, ['webhook-id' => ''] + HEADERS, SECRET, NOW, 'missing-header'],
        [BODY, [], SECRET, NOW, 'missing-header'],
        [BODY, ['webhook-timestamp' => 'soon'] + HEADERS, SECRET, NOW, 'malformed'],
        [BODY . ' ', HEADERS, SECRET, NOW, 'bad-signature'],
        [BODY, HEADERS, OTHER, NOW, 'bad-signature'],
        [BODY, ['webhook-signature' => rtrim(HEADERS['webhook-signature'], '=')] + HEADERS, SECRET, NOW, 'bad-signature'],
        [BODY, ['webhook-id' => 'msg_2'] + HEADERS, SECRET, NOW, 'bad-signature'],
        [BODY, HEADERS, SECRET, NOW + 301, 'too-old'],
        [BODY, HEADERS, SECRET, NOW - 301, 'too-new'],
        ['{}', Webhooks::sign('{}', SECRET, 'msg_1', NOW), SECRET, NOW, 'malformed'],
        ["\xff", Webhooks::sign("\xff", SECRET, 'msg_1', NOW), SECRET, NOW, 'malformed'],
    ];
    foreach ($wrong as [$body, $headers, $secret, $now, $reason]) {
        same($reason, thrown(WebhookError::class, fn () => Webhooks::verify($body, $headers, $secret, now: $now))->reason);
    }
});

test('mistakes of the program are no webhook errors', function (): void {
    foreach (['', 'whsec_', 'whsec_x', []] as $secret) {
        thrown(BoekstaafError::class, fn () => Webhooks::verify(BODY, HEADERS, $secret, now: NOW), 'The secret is invalid');
    }
});

test('a newer event has no name', function (): void {
    foreach (['Boeking::postUpdate' => true, 'InvoiceDefinitive' => true, 'Boeking::postTeleport' => false, 'Ruimteschip::postSave' => false] as $event => $isKnown) {
        $told = Webhooks::named(['meta' => ['event' => $event]] + EVENT);
        same([$isKnown ? $event : null, $event], [$told['name'], $told['meta']['event']]);
    }
});
