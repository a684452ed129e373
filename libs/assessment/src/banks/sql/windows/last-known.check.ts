import { check } from '../../../checks/check'
import task from './last-known.template'

const OWN = 'PARTITION BY sensor ORDER BY hour'

export default check(task, {
  solutions: () => [
    `SELECT id, MAX(value) OVER (PARTITION BY sensor, known) FROM (
       SELECT id, sensor, value, COUNT(value) OVER (${OWN}) AS known FROM readings) AS counted`,
    `SELECT id, (SELECT value FROM readings b WHERE b.sensor = r.sensor AND b.hour <= r.hour
       AND b.value IS NOT NULL ORDER BY b.hour DESC LIMIT 1) FROM readings r`,
    `SELECT r.id, b.value FROM (SELECT id, sensor, MAX(CASE WHEN value IS NOT NULL THEN hour END)
       OVER (${OWN}) AS at FROM readings) AS r LEFT JOIN readings b ON b.sensor = r.sensor AND b.hour = r.at`,
  ],
  wrong: () => ({
    'a gap is one row long': `SELECT id, COALESCE(value, LAG(value) OVER (${OWN})) FROM readings`,
    'the greatest so far is the latest': `SELECT id, COALESCE(value, MAX(value) OVER (${OWN})) FROM readings`,
    'rows come by their ids': `SELECT id, (SELECT value FROM readings b WHERE b.sensor = r.sensor AND b.id <= r.id
      AND b.value IS NOT NULL ORDER BY b.id DESC LIMIT 1) FROM readings r`,
    'a window knows the sensors by itself': `SELECT id, MAX(value) OVER (PARTITION BY known) FROM (
      SELECT id, value, COUNT(value) OVER (ORDER BY hour) AS known FROM readings) AS counted`,
    'a gap is nothing': 'SELECT id, value FROM readings',
  }),
})
