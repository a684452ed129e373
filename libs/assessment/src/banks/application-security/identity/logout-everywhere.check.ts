import { check } from '../../../checks/check'
import { itemsOf, lettersKey } from '../letters'
import task from './logout-everywhere.template'

/** Runs the statements that are shown on rows of one person, then looks each request up there. */
export default check(task, {
  key: (p, tools) => {
    const { code = '' } = task.ask(p)
    const stores = ['sessions', 'refresh_tokens', 'remembered', 'api_keys']
    const [[from = '', ...counts] = []] = tools.sql(
      [
        "CREATE TABLE users (id, valid_from); INSERT INTO users VALUES (5, '00:00');",
        ...stores.map((store) => `CREATE TABLE ${store} (user_id); INSERT INTO ${store} VALUES (5);`),
        code.split('\n\n')[0] ?? '',
        `SELECT valid_from, ${stores.map((store) => `(SELECT count(*) FROM ${store})`).join()} FROM users`,
      ].join('\n'),
    )
    const isAnswered = (line: string) => {
      const store = stores.find((name) => line.endsWith(`looked up in ${name}`))
      if (store !== undefined) return counts[stores.indexOf(store)] === 1
      const [at = '', issued = '', ends = ''] = line.match(/\d\d:\d\d/g) ?? []
      return at < ends && (!line.includes('valid_from') || issued >= String(from))
    }
    return lettersKey(itemsOf(code).map(isAnswered))
  },
})
