<?php

declare(strict_types=1);

namespace Boekstaaf;

/** Sends by ext-curl, over connections that stay open. */
final class CurlTransport implements Transport
{
    private ?\CurlHandle $curl = null;

    public function send(Request $request, \Closure $begin, \Closure $write): void
    {
        $curl = $this->curl ??= curl_init();
        curl_reset($curl);
        $status = 0;
        $headers = [];
        $caught = null;
        $reading = static function (\CurlHandle $curl, string $line) use (&$status, &$headers, &$caught, $begin): int {
            if (preg_match('~^HTTP/\S+ (\d+)~', $line, $found) === 1) {
                [$status, $headers] = [(int) $found[1], []];
            } elseif (str_contains($line, ':')) {
                [$name, $value] = explode(':', $line, 2);
                $headers[strtolower($name)] = trim($value);
            } elseif (trim($line) === '' && $status >= 200) {
                $begin(new Response($status, $headers));
            }

            return \strlen($line);
        };
        $writing = static function (\CurlHandle $curl, string $piece) use (&$caught, $write): int {
            try {
                $write($piece);
            } catch (\Throwable $error) {
                // An error of the disk, which curl would hide.
                $caught = $error;

                return -1;
            }

            return \strlen($piece);
        };
        $lines = array_map(static fn (string $name, string $value): string => "$name: $value", array_keys($request->headers), $request->headers);
        $file = $request->upload?->open();
        curl_setopt_array($curl, [
            CURLOPT_URL => $request->url,
            CURLOPT_CUSTOMREQUEST => $request->method,
            // Without these curl would add its own, and wait for a 100.
            CURLOPT_HTTPHEADER => [...$lines, 'Expect:', ...($request->body === null && $file === null ? ['Content-Type:'] : [])],
            CURLOPT_TIMEOUT_MS => $request->timeout === INF ? 0 : max(1, (int) ceil($request->timeout * 1000)),
            CURLOPT_HEADERFUNCTION => $reading,
            CURLOPT_WRITEFUNCTION => $writing,
            CURLOPT_ENCODING => '',
            CURLOPT_NOSIGNAL => true,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
        ]);
        if ($file !== null) {
            $size = fstat($file)['size'] ?? 0;
            curl_setopt_array($curl, [CURLOPT_UPLOAD => true, CURLOPT_INFILE => $file] + ($size > 0 ? [CURLOPT_INFILESIZE => $size - (int) ftell($file)] : []));
            curl_setopt($curl, CURLOPT_CUSTOMREQUEST, $request->method);
        } elseif ($request->body !== null) {
            curl_setopt($curl, CURLOPT_POSTFIELDS, $request->body);
        } elseif ($request->method === 'POST' || $request->method === 'PUT') {
            curl_setopt($curl, CURLOPT_POSTFIELDS, '');
        }
        $isDone = curl_exec($curl);
        if ($caught !== null) {
            throw $caught;
        }
        if ($isDone === false) {
            throw curl_errno($curl) === CURLE_OPERATION_TIMEDOUT
                ? new TimeoutError("No answer within $request->timeout s")
                : new ConnectionError(curl_error($curl) ?: 'No connection');
        }
    }
}
