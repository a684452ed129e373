import { z } from 'zod'
import { isMonth, WRITE_MONTH } from './month-field'

/**
 * A month as it is typed; it may be empty unless a sentence says otherwise. Apart from the field, which the CV builder
 * shows at once and without a schema.
 */
export const month = (needed?: string) =>
  z
    .string()
    .refine(isMonth, WRITE_MONTH)
    .refine((text) => needed === undefined || text !== '', needed)
