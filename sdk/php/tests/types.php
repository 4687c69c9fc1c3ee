<?php

// The types in doc comments, read by the parser of PHPStan where it is installed: each of them can be read, and each name is known.

declare(strict_types=1);

use PHPStan\PhpDocParser\Ast\PhpDoc\InvalidTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\TypeAliasImportTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\TypeAliasTagValueNode;
use PHPStan\PhpDocParser\Ast\Type\IdentifierTypeNode;
use PHPStan\PhpDocParser\Lexer\Lexer;
use PHPStan\PhpDocParser\Parser\ConstExprParser;
use PHPStan\PhpDocParser\Parser\PhpDocParser;
use PHPStan\PhpDocParser\Parser\TokenIterator;
use PHPStan\PhpDocParser\Parser\TypeParser;

$parser = '/usr/share/php/PHPStan/PhpDocParser/autoload.php';
if (is_file($parser)) {
    test('doc comments can be read, and name what there is', function () use ($parser): void {
        require_once $parser;
        $values = new ConstExprParser();
        $reader = new PhpDocParser(new TypeParser($values), $values);
        $lexer = new Lexer();
        $sources = dirname((new ReflectionClass(Boekstaaf\Client::class))->getFileName());
        $aliases = [];
        $uses = [];
        foreach ([...glob("$sources/Generated/*.php"), ...glob("$sources/*.php")] as $file) {
            $local = [];
            foreach (token_get_all(file_get_contents($file)) as $token) {
                if (!is_array($token) || $token[0] !== T_DOC_COMMENT) {
                    continue;
                }
                $node = $reader->parse(new TokenIterator($lexer->tokenize($token[1])));
                foreach ($node->getTags() as $tag) {
                    holds(!$tag->value instanceof InvalidTagValueNode, basename($file) . ": $tag can be read");
                    if ($tag->value instanceof TypeAliasTagValueNode) {
                        $aliases[$tag->value->alias] = true;
                        $local[$tag->value->alias] = true;
                    } elseif ($tag->value instanceof TypeAliasImportTagValueNode) {
                        $local[$tag->value->importedAlias] = true;
                        $uses[$tag->value->importedAlias] = basename($file);
                    } elseif (isset($tag->value->type)) {
                        foreach (namesOf($tag->value->type) as $name) {
                            $isWord = preg_match('/^(int|string|float|bool|null|mixed|void|true|false|array|list|callable|resource|iterable|class-string|T)$/', $name) === 1;
                            $class = str_starts_with($name, '\\') ? $name : null;
                            $isClass = $class !== null || class_exists("Boekstaaf\\$name") || class_exists("Boekstaaf\\Generated\\$name") || preg_match("/^use .*\\\\$name;/m", file_get_contents($file)) === 1;
                            holds($isWord || $isClass || isset($local[$name]), basename($file) . ": $name is known");
                        }
                    }
                }
            }
        }
        same([], array_diff_key($uses, $aliases));
        holds(count($aliases) > 500, 'there are types');
    });
}

/** The names in a type. @return list<string> */
function namesOf(mixed $node): array
{
    if ($node instanceof IdentifierTypeNode) {
        return [$node->name];
    }
    // The name of a member is no type.
    $below = is_object($node) ? array_values(array_diff_key(get_object_vars($node), ['keyName' => 1, 'parameterName' => 1])) : (is_array($node) ? array_values($node) : []);

    return array_merge([], ...array_map(namesOf(...), array_filter($below, fn ($each) => is_object($each) || is_array($each))));
}
