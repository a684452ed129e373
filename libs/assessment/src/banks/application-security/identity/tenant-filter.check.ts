import { check } from '../../../checks/check'
import { wordsKey } from '../letters'
import task from './tenant-filter.template'

/** Runs the query that is shown on the rows that are shown. */
export default check(task, {
  key: (p, tools) => {
    const [table = '', query = ''] = (task.ask(p).code ?? '').split('\n\n')
    const rows = table.split('\n').slice(2)
    const found = tools.sql(
      [
        'CREATE TABLE ticket (id, tenant, state, person); CREATE TABLE person (name);',
        "INSERT INTO person VALUES ('kim'), ('lou'), ('max'), ('nia');",
        ...rows.map((row) => {
          const [id = '', tenant = '', state = '', person = ''] = row.split(/ +/)
          return `INSERT INTO ticket VALUES (${id}, ${tenant}, '${state}', '${person}');`
        }),
        query,
      ].join('\n'),
    )
    const own = new Set(
      rows.map((row) => row.split(/ +/)).flatMap(([id, tenant]) => (Number(tenant) === p.tenant ? [id] : [])),
    )
    const foreign = found.map(([id]) => Number(id)).filter((id) => !own.has(String(id)))
    return wordsKey(foreign.sort((x, y) => x - y).map(String), [', ', ',', ' '])
  },
})
