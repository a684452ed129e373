import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { Form, RuledFormOptions } from './form'
import { useRuledForm } from './use-ruled-form'

export interface FormOptions<Typed extends FieldValues, Sent> extends Omit<
  RuledFormOptions<Typed, Sent>,
  'resolver'
> {
  /** Reads what was typed into what is sent, and says what is wrong with it. */
  schema: z.core.$ZodType<Sent, Typed>
}

/** A form over one schema. */
export const useForm = <Typed extends FieldValues, Sent>({
  schema,
  ...options
}: FormOptions<Typed, Sent>): Form<Typed, Sent> =>
  useRuledForm({ ...options, resolver: zodResolver(schema, undefined, { mode: 'sync' }) })
