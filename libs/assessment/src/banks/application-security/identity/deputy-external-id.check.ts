import { compileFunction } from 'node:vm'
import { check } from '../../../checks/check'
import { itemsOf, lettersKey } from '../letters'
import task from './deputy-external-id.template'

/** A cloud that reads the lines, and a customer who sends the form with every role and every id there is. */
export default check(task, {
  key: (p) => {
    const { code = '' } = task.ask(p)
    const roles = itemsOf(code).map((line) => {
      const [, name = '', owner, trusts, pattern = '*'] =
        /^(\w+): customer (\d+), trusts (\w+)(?:, externalId like '(.+)')?$/.exec(line) ?? []
      return { name, owner: Number(owner), trusts, fits: new RegExp(`^${pattern.replaceAll('*', '.*')}$`) }
    })
    const externalIdOf = new Map(roles.map(({ name, owner }) => [name, `e-${owner}`]))
    const [call = ''] = /\{ role: .* \}/.exec(code) ?? []
    type Sent = { role: string; externalId: string }
    const callOf = compileFunction(`return (${call})`, ['form', 'me', 'externalIdOf']) as (
      ...parts: unknown[]
    ) => Sent
    const isRead = (name: string) =>
      [...externalIdOf.values()].some((externalId) => {
        const form = { role: name, externalId }
        const me = { externalId: `e-${p.me}` }
        const sent = callOf(form, me, externalIdOf)
        return roles.some(
          (role) => role.name === sent.role && role.trusts === 'scanner' && role.fits.test(sent.externalId),
        )
      })
    return lettersKey(roles.map(({ name, owner }) => owner !== p.me && isRead(name)))
  },
})
