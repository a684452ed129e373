import { check } from '../../../checks/check'
import task from './latest-of-each.template'

const placed = (by: string, order: string) => `SELECT sensor, value FROM (
  SELECT sensor, value, ${by}() OVER (PARTITION BY sensor ORDER BY ${order}) AS place FROM readings) AS placed
  WHERE place = 1`

export default check(task, {
  solutions: () => [
    placed('ROW_NUMBER', 'day DESC, id DESC'),
    `SELECT sensor, value FROM readings r WHERE NOT EXISTS (
       SELECT 1 FROM readings n WHERE n.sensor = r.sensor AND (n.day > r.day OR n.day = r.day AND n.id > r.id))`,
    `SELECT sensor, value FROM readings r WHERE id = (
       SELECT id FROM readings n WHERE n.sensor = r.sensor ORDER BY day DESC, id DESC LIMIT 1)`,
  ],
  wrong: () => ({
    'the greatest value is the latest': 'SELECT sensor, MAX(value) FROM readings GROUP BY sensor',
    'the latest day is one for all':
      'SELECT sensor, value FROM readings WHERE day = (SELECT MAX(day) FROM readings)',
    'a day has one reading': placed('RANK', 'day DESC'),
    'what was stored last is the latest': placed('ROW_NUMBER', 'id DESC'),
    'a window counts from the end': placed('ROW_NUMBER', 'day, id'),
  }),
})
