import { check } from '../../../checks/check'
import task from './closed-quote.template'

/** Runs the statement that comes about. */
export default check(task, {
  key: ({ notes, text }, tools) => {
    const rows = notes.map(({ id, owner, title }) => `(${id}, '${owner}', '${title}')`).join()
    const found = tools.sql(`
      CREATE TABLE notes (id INTEGER, owner TEXT, title TEXT);
      INSERT INTO notes VALUES ${rows};
      SELECT * FROM notes WHERE owner = '${text}'`)
    return { kind: 'numeric', value: found.length, tolerance: { absolute: 0 } }
  },
})
