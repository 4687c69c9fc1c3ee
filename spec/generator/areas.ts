// The areas of the contract: an operation's area is its folder in spec/paths/, and a tag's area is that of its operations.
import { isRecord, type OperationPlace } from './document.ts';

/** A tag of the contract, and the area that its operations are in. */
interface AreaTag {
  readonly name: string;
  readonly area: string;
}

export interface Areas {
  /** The tags that operations use, in the order of the areas, as spec/openapi.yaml describes them. */
  readonly tags: readonly unknown[];
  /** `x-tagGroups`, which reference pages group tags by. */
  readonly groups: readonly { readonly name: string; readonly tags: readonly string[] }[];
  readonly lintErrors: readonly string[];
}

/** The area of a file: `house` for spec/paths/house/locations.yaml. */
export function areaOf(file: string): string {
  return /^spec\/paths\/([^/]+)\//.exec(file)?.[1] ?? '';
}

/** Puts tags in the order of their areas. A tag without operations is left out: its resource does not exist. */
export function groupTags(areas: unknown, tags: unknown, places: readonly OperationPlace[]): Areas {
  const order = Array.isArray(areas) ? areas.map(String) : [];
  const usedTags = findUsedTags(places);
  const declaredTags = Array.isArray(tags) ? tags.filter(isRecord) : [];
  const groups = order.map((area) => ({
    name: area.charAt(0).toUpperCase() + area.slice(1),
    tags: declaredTags
      .map(({ name }) => String(name))
      .filter((name) => usedTags.find((tag) => tag.name === name)?.area === area),
  }));
  const names = groups.flatMap((group) => group.tags);

  return {
    tags: names.map((name) => declaredTags.find((tag) => tag['name'] === name)),
    groups: groups.filter((group) => group.tags.length > 0),
    lintErrors: [...findMisplaced(places, order), ...findTagsInTwoAreas(usedTags)],
  };
}

function findUsedTags(places: readonly OperationPlace[]): AreaTag[] {
  const tags = places.flatMap(({ operation, area }) =>
    (Array.isArray(operation.tags) ? operation.tags : []).map((name): [string, AreaTag] => [
      `${area}/${name}`,
      { name, area },
    ]),
  );
  return [...new Map(tags).values()];
}

function findMisplaced(places: readonly OperationPlace[], order: readonly string[]): string[] {
  const wrong = places.filter(({ area }) => !order.includes(area));
  return wrong.map(
    ({ where, area }) =>
      `${where}: '${area}' is no area: move the file to spec/paths/<area>/, of x-areas in spec/openapi.yaml (${order.join(', ')}).`,
  );
}

function findTagsInTwoAreas(tags: readonly AreaTag[]): string[] {
  return tags.flatMap(({ name, area }, index) => {
    const other = tags.slice(0, index).find((tag) => tag.name === name);
    if (other === undefined) return [];
    return [`spec/paths/${area}/: the tag ${name} is in ${other.area} too: a tag is in one area, so choose another.`];
  });
}
