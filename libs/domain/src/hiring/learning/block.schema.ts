import { z } from 'zod'

/** Words of a line. A link leads to a page on the web alone. */
export const ModuleSpan = z.object({
  kind: z.enum(['text', 'code', 'strong', 'em', 'link']),
  text: z.string(),
  href: z.string().optional(),
})
export type ModuleSpan = z.infer<typeof ModuleSpan>
const Line = z.array(ModuleSpan)

/** A piece of a module's text. Text alone travels, never HTML. */
export const ModuleBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), spans: Line }),
  z.object({ kind: z.literal('note'), spans: Line }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(Line) }),
  z.object({ kind: z.literal('table'), head: z.array(Line), rows: z.array(z.array(Line)) }),
  z.object({
    kind: z.literal('code'),
    lang: z.string(),
    text: z.string(),
    /** What running it gave, where it was run. */
    output: z.string().optional(),
  }),
  /** Where a check stands. */
  z.object({ kind: z.literal('check'), name: z.string() }),
])
export type ModuleBlock = z.infer<typeof ModuleBlock>

/** Where the facts of a module stand. */
export const ModuleSource = z.object({ title: z.string(), part: z.string(), year: z.number().int() })
export type ModuleSource = z.infer<typeof ModuleSource>
