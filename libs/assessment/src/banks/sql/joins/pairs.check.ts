import { check } from '../../../checks/check'
import task from './pairs.template'

const joined = (on: string) => `SELECT a.id, b.id FROM people a JOIN people b ON ${on}`

export default check(task, {
  solutions: () => [
    joined('a.city = b.city AND a.id < b.id'),
    'SELECT a.id AS first, b.id AS second FROM people a, people b WHERE b.id > a.id AND b.city = a.city',
    `SELECT DISTINCT MIN(a.id, b.id), MAX(a.id, b.id) FROM people a JOIN people b USING (city) WHERE a.id <> b.id`,
  ],
  wrong: () => ({
    'unequal keeps one of two orders': joined('a.city = b.city AND a.id <> b.id'),
    'a row does not meet itself': joined('a.city = b.city AND a.id <= b.id'),
    'names are unique': joined('a.city = b.city AND a.name < b.name'),
    'NULL is a city': joined('a.city IS b.city AND a.id < b.id'),
  }),
})
