<?php

declare(strict_types=1);

namespace Boekstaaf;

/** Sends one request, once. */
interface Transport
{
    /**
     * Calls `$write` with each piece of a body as it comes, after `$begin` with status and headers.
     *
     * @param \Closure(Response): void $begin
     * @param \Closure(string): void $write
     * @throws ConnectionError|TimeoutError
     */
    public function send(Request $request, \Closure $begin, \Closure $write): void;
}
