import { z } from 'zod'
import * as domain from '@tryka/domain'

/** The schemas that the domain exports, under their names there: the description of the API refers to them. */
export const namedSchemas = z.registry<{ id: string }>()

for (const [id, value] of Object.entries<unknown>(domain))
  if (value instanceof z.ZodType && !namedSchemas.has(value)) namedSchemas.add(value, { id })
