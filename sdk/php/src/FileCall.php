<?php

declare(strict_types=1);

namespace Boekstaaf;

/** An operation that answers a file, such as a PDF. Nothing is asked before you read it or save it. */
final class FileCall
{
    /** @param \Closure(\Closure(string): void): Response $send */
    public function __construct(private readonly \Closure $send)
    {
    }

    /** All bytes. */
    public function read(): string
    {
        $bytes = '';
        ($this->send)(static function (string $piece) use (&$bytes): void {
            $bytes .= $piece;
        });

        return $bytes;
    }

    /** @return resource The bytes in a stream, on the disk where they are more than two megabytes. */
    public function stream()
    {
        $stream = fopen('php://temp', 'w+b') ?: throw new BoekstaafError('There is no memory');
        $this->saveTo($stream);
        rewind($stream);

        return $stream;
    }

    /** @param resource|string $target A path, where the file is whole or not at all; or an open stream. */
    public function saveTo(mixed $target): void
    {
        if (\is_resource($target)) {
            $this->writeTo($target);

            return;
        }
        $aside = $target . '.' . bin2hex(random_bytes(4)) . '.part';
        $file = fopen($aside, 'xb') ?: throw new BoekstaafError("$target cannot be written");
        try {
            $this->writeTo($file);
            fclose($file);
            rename($aside, $target);
        } catch (\Throwable $error) {
            unlink($aside);
            throw $error;
        }
    }

    /** @param resource $stream */
    private function writeTo($stream): void
    {
        ($this->send)(static function (string $piece) use ($stream): void {
            if (fwrite($stream, $piece) !== \strlen($piece)) {
                throw new BoekstaafError('The file cannot be written: is the disk full?');
            }
        });
    }
}
