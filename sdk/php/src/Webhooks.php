<?php

declare(strict_types=1);

namespace Boekstaaf;

/**
 * For receivers of events: verifies them by Standard Webhooks 1.0, and tells them apart by name.
 *
 * @phpstan-import-type NamedEvent from Generated\Types
 */
final class Webhooks
{
    /**
     * The event in a request, once it is sure that it was sent by who has the secret, and just now. Pass the body as you
     * received it, never parsed. With several secrets, as while one is being replaced, any of them will do.
     *
     * @param iterable<string, mixed> $headers Of any framework, getallheaders(), or $_SERVER; in any case.
     * @param string|list<string> $secret
     * @param int $tolerance How far the message may be from now, in seconds.
     * @return NamedEvent
     * @throws WebhookError whose `reason` says why; BoekstaafError for a secret that is none
     */
    public static function verify(string $body, iterable $headers, #[\SensitiveParameter] string|array $secret, int $tolerance = 300, ?int $now = null): array
    {
        $keys = array_map(self::key(...), \is_array($secret) && $secret !== [] ? $secret : [\is_array($secret) ? '' : $secret]);
        $known = self::names($headers);
        [$id, $timestamp, $signatures] = array_map(
            static fn (string $name): string => $known["webhook-$name"] ?? throw new WebhookError('missing-header', "The header webhook-$name is missing."),
            ['id', 'timestamp', 'signature'],
        );
        if (preg_match('/^[0-9]{1,11}$/D', $timestamp) !== 1) {
            throw new WebhookError('malformed', 'webhook-timestamp is not a number of seconds.');
        }
        $isSigned = false;
        foreach ($keys as $key) {
            $ours = self::signature($key, $id, $timestamp, $body);
            foreach (explode(' ', $signatures) as $given) {
                $isSigned = hash_equals("v1,$ours", $given) || $isSigned;
            }
        }
        if (!$isSigned) {
            throw new WebhookError('bad-signature', 'No signature matches: the secret is wrong, or the body is not the one that was sent.');
        }
        $age = ($now ?? time()) - (int) $timestamp;
        if ($age > $tolerance) {
            throw new WebhookError('too-old', 'The message is older than the tolerance: somebody may be replaying it, or your clock is fast.');
        }
        if ($age < -$tolerance) {
            throw new WebhookError('too-new', 'The message is from the future: check your clock.');
        }
        $event = json_decode($body, true);
        if (!\is_array($event) || !\is_string($event['version'] ?? null) || !\is_array($event['data'] ?? null) || !\is_string($event['meta']['event'] ?? null)) {
            throw new WebhookError('malformed', 'The body is signed, but it is not an event.');
        }

        return self::named($event);
    }

    /**
     * An event of the change feed, with the `name` that events are told apart by; null where the service is newer.
     *
     * @param array<string, mixed> $event
     * @return NamedEvent
     */
    public static function named(array $event): array
    {
        $name = $event['meta']['event'];
        [$object, $kind] = [...explode('::', $name, 2), ''];
        $isKnown = $kind === ''
            ? \in_array($name, explode(' ', Generated\Known::OWN_EVENTS), true)
            : \in_array($kind, ['postInsert', 'postUpdate', 'postSave', 'postDelete'], true) && \in_array($object, explode(' ', Generated\Known::OBJECTS), true);

        return ['name' => $isKnown ? $name : null] + $event;
    }

    /**
     * The headers that the service would send with a body now: for tests of a receiver, and for who passes events on.
     *
     * @return array{webhook-id: string, webhook-timestamp: string, webhook-signature: string}
     */
    public static function sign(string $body, #[\SensitiveParameter] string $secret, string $id, ?int $now = null): array
    {
        $timestamp = (string) ($now ?? time());

        return [
            'webhook-id' => $id,
            'webhook-timestamp' => $timestamp,
            'webhook-signature' => 'v1,' . self::signature(self::key($secret), $id, $timestamp, $body),
        ];
    }

    private static function signature(string $key, string $id, string $timestamp, string $body): string
    {
        return base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
    }

    private static function key(string $secret): string
    {
        $key = str_starts_with($secret, 'whsec_') ? base64_decode(substr($secret, 6), true) : false;
        if ($key === false || $key === '' || base64_encode($key) !== substr($secret, 6)) {
            throw new BoekstaafError('The secret is invalid: pass the one that the service showed for the webhook, whsec_ and base64.');
        }

        return $key;
    }

    /**
     * @param iterable<string, mixed> $headers
     * @return array<string, string> By names in lower case.
     */
    private static function names(iterable $headers): array
    {
        $known = [];
        foreach ($headers as $name => $value) {
            $text = implode(' ', array_filter(\is_array($value) ? $value : [$value], is_scalar(...)));
            if ($text !== '') {
                $known[str_replace('_', '-', (string) preg_replace('/^http_/', '', strtolower((string) $name)))] = $text;
            }
        }

        return $known;
    }
}
