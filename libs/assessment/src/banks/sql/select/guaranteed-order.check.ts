import { check } from '../../../checks/check'
import task from './guaranteed-order.template'

/** Takes away everything in brackets and looks up what the ORDER BY that is left begins with. */
export default check(task, {
  option: ({ subject: { value } }, text) => {
    const outer = text.replace(/\([^()]*\)/g, '')
    const [, list = ''] = /^SELECT (?:DISTINCT )?(.*?) FROM /.exec(outer) ?? []
    const columns = list.split(', ').map((column) => column.split(' AS '))
    const [, first = '', direction = ''] = / ORDER BY (\w+)( DESC)?/.exec(outer) ?? []
    const [meant = first] = columns.find(([, alias]) => alias === first) ?? columns[Number(first) - 1] ?? []
    return meant === value && direction === ''
  },
})
