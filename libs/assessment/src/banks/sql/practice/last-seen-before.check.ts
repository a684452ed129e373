import { check } from '../../../checks/check'
import task from './last-seen-before.template'

const dated = ({ month, day }: { month: number; day: number }): string =>
  new Date(Date.UTC(2026, month - 1, day)).toISOString().slice(0, 10)

export default check(task, {
  solutions: ({ at }) => [
    `SELECT name, (SELECT MAX(day) FROM visits WHERE member_id = members.id AND day < '${dated(at)}') FROM members`,
    `SELECT m.name, MAX(CASE WHEN v.day < '${dated(at)}' THEN v.day END) FROM members m
     LEFT JOIN visits v ON v.member_id = m.id GROUP BY m.id, m.name`,
  ],
  wrong: ({ at }) => ({
    'the condition stands in WHERE': `SELECT m.name, MAX(v.day) FROM members m LEFT JOIN visits v ON v.member_id = m.id
      WHERE v.day < '${dated(at)}' GROUP BY m.id, m.name`,
    'who never came still matches something': `SELECT m.name, MAX(v.day) FROM members m JOIN visits v
      ON v.member_id = m.id AND v.day < '${dated(at)}' GROUP BY m.id, m.name`,
    'before a day means up to it': `SELECT m.name, MAX(v.day) FROM members m LEFT JOIN visits v
      ON v.member_id = m.id AND v.day <= '${dated(at)}' GROUP BY m.id, m.name`,
    'each visit is a row': `SELECT m.name, v.day FROM members m LEFT JOIN visits v
      ON v.member_id = m.id AND v.day < '${dated(at)}'`,
  }),
})
