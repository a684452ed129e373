import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  jsonSchemaTransform,
} from 'fastify-type-provider-zod'
import type { OpenAPIV3_1 } from 'openapi-types'
import { BRAND, PLACE_PARAM } from '@tryka/domain'
import { declarePublic } from './access'
import { namedSchemas as schemaRegistry } from './named-schemas'

type Document = Partial<OpenAPIV3_1.Document>
type Responses = Record<string, OpenAPIV3_1.ResponseObject>

const PROBLEM: Responses[string]['content'] = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
}
const WORDS: Record<string, string> = {
  '4XX': 'The request was refused; `code` is stable, `detail` is for people.',
  '5XX': 'The server cannot answer now; `requestId` finds the reason in its log.',
}

function describeAnswers(responses: Responses): void {
  if (!Object.keys(responses).some((status) => status.startsWith('2')))
    responses['204'] = { description: 'Done.' }
  for (const response of Object.values(responses))
    if (response.description === 'Default Response') response.description = 'The answer.'
  for (const [status, description] of Object.entries(WORDS))
    responses[status] = { description, content: PROBLEM }
}

/** Names of the schemas that a part of the document refers to. */
const namesIn = (part: unknown): string[] =>
  [...JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].flatMap(
    ([, name]) => name ?? [],
  )

/** The schemas that the calls use, by themselves or inside others. */
function used({ paths, components }: Document): Record<string, OpenAPIV3_1.SchemaObject> {
  const kept: Record<string, OpenAPIV3_1.SchemaObject> = {}
  const waiting = namesIn(paths)
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const schema = components?.schemas?.[name]
    if (!schema || kept[name]) continue
    kept[name] = schema
    waiting.push(...namesIn(schema))
  }
  return Object.fromEntries(Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const describeSchemas = createJsonSchemaTransformObject({ schemaRegistry })
const referring = createJsonSchemaTransform({ schemaRegistry })

/** Taken out of every query before its schema sees it, so it is described beside it. */
const PLACE: OpenAPIV3_1.SchemaObject = {
  type: 'string',
  description:
    'From where the account acts: `me`, `demo`, `demo-team`, or `team-` and the id of a company. Only a guest may leave it out.',
}
const PLACED: unknown[] = ['candidate', 'company', 'place']

function withPlace(query: OpenAPIV3_1.SchemaObject | undefined): OpenAPIV3_1.SchemaObject {
  return { type: 'object', ...query, properties: { [PLACE_PARAM]: PLACE, ...query?.properties } }
}

/** Bodies and answers refer to named schemas; parameters are listed one by one at their call. */
const describeCall: typeof jsonSchemaTransform = (call) => {
  const { schema, ...rest } = referring(call)
  const { params, querystring: query } = jsonSchemaTransform(call).schema ?? {}
  const querystring = PLACED.includes(call.route.config?.access)
    ? withPlace(query as OpenAPIV3_1.SchemaObject | undefined)
    : query
  return {
    ...rest,
    schema: { ...schema, ...(params ? { params } : {}), ...(querystring ? { querystring } : {}) },
  }
}

/** Errors are one schema with a media type of its own. */
function finish(document: Document): Document {
  for (const path of Object.values(document.paths ?? {}))
    for (const operation of Object.values(path ?? {}) as { responses?: Responses }[])
      describeAnswers((operation.responses ??= {}))
  return { ...document, components: { schemas: used(document) } }
}

/** The description of the API, made from the schemas that the routes check with. Register it before the routes. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${BRAND.name} API`,
        version: '1.0.0',
        description: 'Sessions are cookies. Errors are problem details (RFC 9457) with a stable code.',
      },
    },
    transform: describeCall,
    transformObject: (document) => finish(describeSchemas(document) as Document) as OpenAPIV3_1.Document,
  })
  app.get(
    '/api/openapi.json',
    { config: { access: 'public', rate: 'read' }, schema: { hide: true } },
    async () => app.swagger(),
  )
}

/** A page for people at `/api/docs`. Its own files only: the validator badge would call another site. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    declarePublic(scope)
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { docExpansion: 'list', deepLinking: true, validatorUrl: null },
      staticCSP: true,
      transformStaticCSP: () =>
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      theme: {
        title: `${BRAND.name} API`,
        favicon: [],
        css: [{ filename: 'tryka.css', content: '.swagger-ui .topbar{display:none}' }],
      },
    })
  })
}
