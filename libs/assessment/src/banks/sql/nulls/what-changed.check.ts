import { check } from '../../../checks/check'
import task from './what-changed.template'

const joined = (test: string) => `SELECT t.id FROM today t JOIN yesterday y ON y.id = t.id WHERE ${test}`

export default check(task, {
  solutions: () => [
    joined('t.note IS DISTINCT FROM y.note'),
    joined('t.note IS NOT y.note'),
    joined(
      't.note <> y.note OR t.note IS NULL AND y.note IS NOT NULL OR t.note IS NOT NULL AND y.note IS NULL',
    ),
    'SELECT id FROM (SELECT id, note FROM today EXCEPT SELECT id, note FROM yesterday) AS changed',
  ],
  wrong: () => ({
    'NULL is unequal to a text': joined('t.note <> y.note'),
    'an empty text can stand for NULL': joined("COALESCE(t.note, '') <> COALESCE(y.note, '')"),
    'NULL is unequal to NULL': joined('t.note <> y.note OR t.note IS NULL OR y.note IS NULL'),
    'only what is gone is missing': joined('t.note <> y.note OR t.note IS NULL AND y.note IS NOT NULL'),
  }),
})
