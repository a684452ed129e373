import { check } from '../../../checks/check'
import task from './encoded-length.template'

/** Writes such a token. */
export default check(task, {
  key: ({ bytes, form, prefix }) => ({
    kind: 'numeric',
    value: `${prefix}${Buffer.alloc(bytes, 7).toString(form)}`.length,
    tolerance: { absolute: 0 },
  }),
})
