<?php

declare(strict_types=1);

namespace Boekstaaf;

use Psr\Http\Client\ClientExceptionInterface;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\StreamFactoryInterface;

/** Sends by any PSR-18 client, with the PSR-17 factories that come with it. Its timeout is the client's own. */
final class Psr18Transport implements Transport
{
    public function __construct(
        private readonly ClientInterface $client,
        private readonly RequestFactoryInterface $requests,
        private readonly StreamFactoryInterface $streams,
    ) {
    }

    public function send(Request $request, \Closure $begin, \Closure $write): void
    {
        $sent = $this->requests->createRequest($request->method, $request->url);
        foreach ($request->headers as $name => $value) {
            $sent = $sent->withHeader($name, $value);
        }
        $file = $request->upload?->open();
        if ($file !== null) {
            $sent = $sent->withBody($this->streams->createStreamFromResource($file));
        } elseif ($request->body !== null) {
            $sent = $sent->withBody($this->streams->createStream($request->body));
        }
        try {
            $answer = $this->client->sendRequest($sent);
            $headers = array_map(static fn (array $values): string => implode(', ', $values), $answer->getHeaders());
            $begin(new Response($answer->getStatusCode(), array_change_key_case($headers)));
            $body = $answer->getBody();
            if ($body->isSeekable()) {
                $body->rewind();
            }
            while (!$body->eof()) {
                $write($body->read(65_536));
            }
        } catch (ClientExceptionInterface $error) {
            throw new ConnectionError($error->getMessage() ?: 'No connection', 0, $error);
        }
    }
}
