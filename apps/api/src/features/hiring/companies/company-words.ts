import type { EntityManager } from 'typeorm'
import { askedWords, companyWords } from '../../../db/company-words/company-words'
import { CompanyWordEntity } from './company-word.table'

/** Above every character of a word: what begins with the word lies between it and the word with this. */
export const ABOVE = '\u{10ffff}'

/** From now on the company is found by these, in place of those before. */
export async function noteCompanyWords(
  manager: EntityManager,
  companyId: string,
  { name, domain }: { name: string; domain: string },
): Promise<void> {
  await manager.delete(CompanyWordEntity, { companyId })
  await manager.insert(
    CompanyWordEntity,
    companyWords(name, domain).map((row) => ({ ...row, companyId })),
  )
}

/** Conditions that `company` has a word beginning with each typed one, for an index. */
export function withCompanyWords(company: string, typed: string): [sql: string, parameters: object][] {
  return askedWords(typed).map((word, n) => [
    `${company} IN (SELECT w${n}.company_id FROM company_words w${n}
      WHERE w${n}.kind = 'word' AND w${n}.word >= :from${n} AND w${n}.word < :to${n})`,
    { [`from${n}`]: word, [`to${n}`]: word + ABOVE },
  ])
}
