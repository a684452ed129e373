import { check } from '../../../checks/check'
import task from './every-badge.template'

const counted = (what: string) => `SELECT m.name FROM members m JOIN awards a ON a.member_id = m.id
  GROUP BY m.id, m.name HAVING COUNT(${what}) = (SELECT COUNT(*) FROM badges)`

export default check(task, {
  solutions: () => [
    counted('DISTINCT a.badge_id'),
    `SELECT name FROM members m WHERE NOT EXISTS (
       SELECT 1 FROM badges b WHERE NOT EXISTS (
         SELECT 1 FROM awards a WHERE a.member_id = m.id AND a.badge_id = b.id))`,
    `SELECT name FROM members m WHERE NOT EXISTS (
       SELECT id FROM badges EXCEPT SELECT badge_id FROM awards WHERE member_id = m.id)`,
  ],
  wrong: () => ({
    'rows are different badges': counted('*'),
    'at least as many rows is all of them': counted('*').replace(') = (', ') >= ('),
    'one of the list is all of the list': `SELECT DISTINCT m.name FROM members m JOIN awards a ON a.member_id = m.id
      WHERE a.badge_id IN (SELECT id FROM badges)`,
    'the last badge stands for all': `SELECT DISTINCT m.name FROM members m JOIN awards a ON a.member_id = m.id
      WHERE a.badge_id = (SELECT MAX(id) FROM badges)`,
  }),
})
