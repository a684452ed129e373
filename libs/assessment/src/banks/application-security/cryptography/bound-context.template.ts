import { template } from '../../../tasks/template'

export interface Place {
  tenant: string
  row: number
  column: string
}
type Field = keyof Place
const OFFERED = 5
const FEWEST = 2

const said = ({ tenant, row, column }: Place): string => `tenant ${tenant}, row ${row}, column ${column}`

export default template({
  id: 'application-security/cryptography/bound-context',
  revision: 1,
  kind: 'multiple',
  topic: 'cryptography',
  grade: 3,
  seconds: 150,
  status: 'active',
  idea: 'Associated data tie a ciphertext to its place: a copy is refused only where a field that is bound differs.',
  params: (rng) => {
    const bound = rng.pick<readonly Field[]>([
      ['tenant'],
      ['row'],
      ['column'],
      ['tenant', 'column'],
      ['row', 'column'],
    ])
    const [here = '', there = ''] = rng.sample(['north', 'south', 'east', 'west'], 2)
    const [one = '', two = ''] = rng.sample(['iban', 'phone', 'notes', 'address'], 2)
    const [low, high] = [rng.int(11, 49), rng.int(51, 99)]
    const from = { tenant: here, row: low, column: one }
    const moved = { tenant: there, row: high, column: two }
    // Every way in which the place of a copy may differ.
    const ways: readonly (readonly Field[])[] = [
      ['tenant'],
      ['row'],
      ['column'],
      ['tenant', 'row'],
      ['tenant', 'column'],
      ['row', 'column'],
      ['tenant', 'row', 'column'],
    ]
    const copies = ways.map((changed) => ({
      text: `From ${said(from)} to ${said({
        tenant: changed.includes('tenant') ? moved.tenant : from.tenant,
        row: changed.includes('row') ? moved.row : from.row,
        column: changed.includes('column') ? moved.column : from.column,
      })}`,
      opens: !changed.some((field) => bound.includes(field)),
    }))
    const opening = copies.filter(({ opens }) => opens)
    const refused = copies.filter(({ opens }) => !opens)
    const right = Math.min(opening.length, FEWEST + rng.int(0, 1))
    return {
      bound,
      shown: rng.shuffle([...rng.sample(opening, right), ...rng.sample(refused, OFFERED - right)]),
    }
  },
  ask: ({ bound, shown }) => ({
    stem: `A table holds values encrypted with AES-256-GCM, each with a new nonce that is stored beside it, all under the same key. Each value has as associated data the ${bound.map((field) => (field === 'row' ? 'number of the row' : `name of the ${field}`)).join(' and the ')} where it stands, and nothing else. Row numbers belong to a tenant: each tenant has a row 1. An attacker who can write to the table copies a stored value with its nonce to another place. Which copies are decrypted there without an error? Choose all.`,
    options: shown.map(({ text }) => text),
  }),
  key: ({ shown }) => ({ kind: 'multiple', right: shown.flatMap(({ opens }, i) => (opens ? [i] : [])) }),
  why: ({ bound }) =>
    `Only a place with another ${bound.join(' or ')} gives other associated data, and so a wrong tag.`,
  source: ['RFC 5116, 2.1 and 3.3 Construction of AEAD inputs', 'NIST SP 800-38D, 7.2'],
})
