// Reduces the contract to the definition that the door of the built service reads.
import { resolveReference } from '../../contract/checked-schemas.ts';
import { HTTP_METHODS, type ContractDocument, type Operation, type Parameter, type Schema } from './document.ts';

type Components = ContractDocument['components'];

/** Returns the operations with their ids, their parameters, and the media types and sizes of their request bodies. */
export function createDoorDefinition({ openapi, info, components, paths }: ContractDocument): object {
  const slimPaths = Object.entries(paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      HTTP_METHODS.flatMap((method) => (item[method] ? [[method, slimOperation(item[method], components)]] : [])),
    ),
  ]);
  return {
    openapi,
    info: { title: info.title, version: info.version },
    paths: Object.fromEntries(slimPaths) as object,
  };
}

function slimOperation({ operationId, parameters = [], requestBody }: Operation, components: Components): object {
  return {
    operationId,
    ...(parameters.length > 0 && { parameters: parameters.map((each) => slimParameter(each, components)) }),
    ...(requestBody && { requestBody: slimBody(requestBody, components) }),
  };
}

function slimBody({ required, content }: NonNullable<Operation['requestBody']>, components: Components): object {
  const types = Object.entries(content).map(([type, { schema }]) => {
    const { maxLength } = resolveReference(schema ?? {}, components.schemas);
    return [type, maxLength === undefined ? {} : { schema: { maxLength } }];
  });
  return { ...(required === true && { required }), content: Object.fromEntries(types) as object };
}

/** Keeps the keywords by which `contract/parameters.ts` reads a parameter. */
function slimParameter(parameter: Parameter, components: Components): object {
  const { name, in: location, style, schema } = resolveReference(parameter, components.parameters);
  return {
    name,
    in: location,
    ...(style !== undefined && { style }),
    schema: slimSchema(schema, components.schemas),
  };
}

function slimSchema(schema: Schema, schemas: Components['schemas']): object {
  const { type, format, items } = resolveReference(schema, schemas);
  return { ...(type && { type }), ...(format && { format }), ...(items && { items: slimSchema(items, schemas) }) };
}
