import { check } from '../../../checks/check'
import task from './since-the-last.template'

const lag = (window: string) => `SELECT id, total - LAG(total) OVER (${window}) FROM counts`

export default check(task, {
  solutions: () => [
    lag('PARTITION BY meter ORDER BY hour'),
    `SELECT id, total - (SELECT b.total FROM counts b WHERE b.meter = c.meter AND b.hour < c.hour
       ORDER BY b.hour DESC LIMIT 1) FROM counts c`,
    `SELECT c.id, c.total - b.total FROM counts c LEFT JOIN counts b ON b.meter = c.meter
       AND b.hour = (SELECT MAX(hour) FROM counts x WHERE x.meter = c.meter AND x.hour < c.hour)`,
  ],
  wrong: () => ({
    'a window knows the groups by itself': lag('ORDER BY meter, hour'),
    'rows come in the order of their ids': lag('PARTITION BY meter ORDER BY id'),
    'the hour before is the row before': `SELECT c.id, c.total - b.total FROM counts c
      LEFT JOIN counts b ON b.meter = c.meter AND b.hour = c.hour - 1`,
    'the first row is more than nothing':
      'SELECT id, total - LAG(total, 1, 0) OVER (PARTITION BY meter ORDER BY hour) FROM counts',
  }),
})
