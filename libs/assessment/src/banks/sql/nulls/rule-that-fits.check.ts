import { check } from '../../../checks/check'
import task from './rule-that-fits.template'

const FITS = '(f.country IS NULL OR f.country = o.country) AND (f.kind IS NULL OR f.kind = o.kind)'
const first = (order: string, fits = FITS) =>
  `SELECT o.id, (SELECT f.fee FROM fees f WHERE ${fits} ORDER BY ${order} LIMIT 1) FROM orders o`
const one = (country: string, kind: string) =>
  `(SELECT f.fee FROM fees f WHERE f.country ${country} AND f.kind ${kind})`

export default check(task, {
  solutions: () => [
    first('f.country IS NULL, f.kind IS NULL'),
    `SELECT o.id, COALESCE(${one('= o.country', '= o.kind')}, ${one('= o.country', 'IS NULL')},
       ${one('IS NULL', '= o.kind')}, ${one('IS NULL', 'IS NULL')}) FROM orders o`,
    `SELECT id, fee FROM (
       SELECT o.id, f.fee, ROW_NUMBER() OVER (PARTITION BY o.id ORDER BY
         CASE WHEN f.country IS NOT NULL THEN 2 ELSE 0 END + CASE WHEN f.kind IS NOT NULL THEN 1 ELSE 0 END DESC) AS place
       FROM orders o LEFT JOIN fees f ON ${FITS}) AS placed WHERE place = 1`,
  ],
  wrong: () => ({
    'NULL is equal to anything': first('f.fee', 'f.country = o.country AND f.kind = o.kind'),
    'the cheapest that fits counts': first('f.fee'),
    'the dearest that fits counts': first('f.fee DESC'),
    'the kind goes before the country': first('f.kind IS NULL, f.country IS NULL'),
    'NULLs come last by themselves': first('f.country, f.kind'),
    'every fee that fits counts': `SELECT o.id, f.fee FROM orders o LEFT JOIN fees f ON ${FITS}`,
    'an order without a fee is no order': `SELECT id, fee FROM (
      SELECT o.id, (SELECT f.fee FROM fees f WHERE ${FITS} ORDER BY f.country IS NULL, f.kind IS NULL LIMIT 1) AS fee
      FROM orders o) AS found WHERE fee IS NOT NULL`,
  }),
})
