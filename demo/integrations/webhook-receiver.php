<?php

// Receives webhooks: checks them, and writes each event down once. Try it: php -S localhost:3000 webhook-receiver.php

declare(strict_types=1);

use Boekstaaf\WebhookError;
use Boekstaaf\Webhooks;

require getenv('AUTOLOAD') ?: 'vendor/autoload.php';

try {
    $event = Webhooks::verify(file_get_contents('php://input'), $_SERVER, getenv('WEBHOOK_SECRET'));
} catch (WebhookError $error) {
    http_response_code(400);
    exit($error->reason);
}

// Yours is a table with a unique key, and a program that works it off.
$file = fopen(getenv('EVENTS') ?: 'events.ndjson', 'a+b');
flock($file, LOCK_EX);
for ($isKnown = false; !$isKnown && ($line = fgets($file)) !== false;) {
    $isKnown = json_decode($line, true)['meta']['event_id'] === $event['meta']['event_id'];
}
if (!$isKnown) {
    fwrite($file, json_encode($event) . "\n");
}
http_response_code(204);
