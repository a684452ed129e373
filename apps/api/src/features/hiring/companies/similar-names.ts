import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { CompanyCase } from '@tryka/domain'
import { areAlike, mayDifferBy, untouchedEnds } from '@tryka/domain'
import { storedShapes, turned } from '../../../db/company-words/company-words'
import { CompanyEntity } from '../team/team.table'
import { CompanyProofEntity } from './company-proof.table'
import { ABOVE } from './company-words'

/** Rows that are compared for one end of a shape; a shape has two. */
const COMPARED = 2_000
/** Companies that are shown. */
const SHOWN = 20
/** Names that a person is sure of; a suspended company is verified as well. */
const KNOWN = `('verified', 'suspended')`

interface Probe {
  kind: 'shape' | 'turned'
  from: string
  /** Characters that a shape may have. */
  least: number
  most: number
}

/** Where the index is read for one shape: at its beginning and at its end. */
function probesOf(shape: string): Probe[] {
  const { length } = [...shape]
  const differ = mayDifferBy(length)
  const ends = untouchedEnds(shape)
  const range = { least: length - differ, most: length + differ }
  const first = (text: string): string => [...text].slice(0, ends).join('')
  const probe = (kind: Probe['kind'], from: string): Probe => ({ kind, from, ...range })
  return differ === 0
    ? [probe('shape', shape)]
    : [probe('shape', first(shape)), probe('turned', first(turned(shape)))]
}

/**
 * Verified companies of other domains whose names may be taken for this one (`nameShapes`, `areAlike`), the likest
 * first. One read: names with the same beginning or end and about as many characters come from an index, at most
 * `COMPARED` for each end, and are compared here.
 */
export async function similarNames(
  manager: EntityManager,
  companyId: string,
  name: string,
): Promise<CompanyCase['similar']> {
  const shapes = storedShapes(name)
  const probes = shapes.flatMap(probesOf)
  if (probes.length === 0) return []
  const found = await manager.connection
    .createQueryBuilder()
    .select('near.company_id', 'id')
    .addSelect('near.kind', 'kind')
    .addSelect('near.word', 'word')
    .from(
      `(${probes
        .map(
          (_, n) => `SELECT * FROM (SELECT w.company_id, w.kind, w.word FROM company_words w
            JOIN company_proofs p ON p.company_id = w.company_id AND p.state IN ${KNOWN}
            WHERE w.kind = :kind${n} AND w.word >= :from${n} AND w.word < :to${n}
              AND LENGTH(w.word) BETWEEN :least${n} AND :most${n} AND w.company_id <> :own
            LIMIT ${COMPARED}) s${n}`,
        )
        .join(' UNION ')})`,
      'near',
    )
    .setParameters({ own: companyId })
    .setParameters(
      Object.fromEntries(
        probes.flatMap(({ kind, from, least, most }, n) => [
          [`kind${n}`, kind],
          [`from${n}`, from],
          [`to${n}`, from + ABOVE],
          [`least${n}`, least],
          [`most${n}`, most],
        ]),
      ),
    )
    .getRawMany<{ id: string; kind: Probe['kind']; word: string }>()
  const alike = found
    .map(({ id, kind, word }) => ({ id, shape: kind === 'turned' ? turned(word) : word }))
    .filter((other) => shapes.some((shape) => areAlike(shape, other.shape)))
  // Those that look the same stand before those that nearly do.
  alike.sort((a, b) => Number(shapes.includes(b.shape)) - Number(shapes.includes(a.shape)))
  return shown(manager, [...new Set(alike.map(({ id }) => id))].slice(0, SHOWN))
}

async function shown(manager: EntityManager, ids: readonly string[]): Promise<CompanyCase['similar']> {
  if (ids.length === 0) return []
  const [proofs, companies] = await Promise.all([
    manager.findBy(CompanyProofEntity, { companyId: In([...ids]) }),
    manager.find(CompanyEntity, { select: { id: true, name: true }, where: { id: In([...ids]) } }),
  ])
  return ids.flatMap((id) => {
    const proof = proofs.find(({ companyId }) => companyId === id)
    const company = companies.find((row) => row.id === id)
    return proof && company ? [{ id, name: company.name, domain: proof.domain, state: proof.state }] : []
  })
}
