<?php

// Every night all changes since the last one, as lines of JSON in a file. Run: php nightly-export.php FOLDER

declare(strict_types=1);

use Boekstaaf\Client;

/**
 * Appends what changed since the last run to `changes.ndjson` and answers how many lines that are. Whenever it is killed, the
 * next run continues where the last page ended: no line is missing, none is there twice.
 */
function exportChanges(Client $client, string $folder): int
{
    $noted = "$folder/place.json";
    $place = is_file($noted) ? json_decode(file_get_contents($noted), true) : ['position' => null, 'bytes' => 0];
    $file = fopen("$folder/changes.ndjson", 'c+b');
    // Changes that were written after the last place was noted come again.
    ftruncate($file, $place['bytes']);
    fseek($file, 0, SEEK_END);
    $count = 0;
    foreach ($client->events->list(['page_size' => 500, 'after' => $place['position']])->pages() as $page) {
        foreach ($page as $event) {
            fwrite($file, json_encode($event) . "\n");
        }
        fflush($file);
        file_put_contents("$noted.new", json_encode(['position' => $page->items[count($page) - 1]['meta']['position'], 'bytes' => ftell($file)]));
        rename("$noted.new", $noted);
        $count += count($page);
    }
    fclose($file);

    return $count;
}

if (realpath($argv[0] ?? '') === __FILE__) {
    require 'vendor/autoload.php';
    $folder = $argv[1] ?? 'export';
    is_dir($folder) || mkdir($folder);
    echo exportChanges(new Client(), $folder), " changes\n";
}
