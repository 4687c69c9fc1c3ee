<?php

declare(strict_types=1);

namespace Boekstaaf;

/** A file to send: its path, its bytes, or a stream. A stream is sent once, without retries. */
final class Upload
{
    private const TYPES = [
        'png' => 'image/png', 'jpg' => 'image/jpeg', 'jpeg' => 'image/jpeg', 'webp' => 'image/webp', 'gif' => 'image/gif',
        'pdf' => 'application/pdf', 'txt' => 'text/plain', 'csv' => 'text/csv', 'ics' => 'text/calendar', 'eml' => 'message/rfc822',
    ];

    /** @param resource|string $content */
    private function __construct(
        private readonly mixed $content,
        private readonly bool $isPath,
        public readonly ?string $type,
    ) {
    }

    public static function bytes(string $bytes, ?string $type = null): self
    {
        return new self($bytes, false, $type);
    }

    /** The media type follows from the ending of a path, unless it is given. */
    public static function of(mixed $file, ?string $type = null): self
    {
        if ($file instanceof self) {
            return $type === null ? $file : new self($file->content, $file->isPath, $type);
        }
        if (\is_resource($file)) {
            return new self($file, false, $type);
        }
        $path = $file instanceof \SplFileInfo ? $file->getPathname() : $file;
        if (!\is_string($path) || !is_file($path)) {
            throw new BoekstaafError('A file is a path, a stream, or Upload::bytes(...)');
        }

        return new self($path, true, $type ?? self::TYPES[strtolower(pathinfo($path, PATHINFO_EXTENSION))] ?? null);
    }

    public function canRepeat(): bool
    {
        return \is_string($this->content);
    }

    /** @return resource From the beginning in every try. */
    public function open()
    {
        if (\is_resource($this->content)) {
            return $this->content;
        }
        if ($this->isPath) {
            return fopen($this->content, 'rb') ?: throw new BoekstaafError("$this->content cannot be read");
        }
        $memory = fopen('php://temp', 'w+b') ?: throw new BoekstaafError('There is no memory');
        fwrite($memory, $this->content);
        rewind($memory);

        return $memory;
    }
}
