import { randomInt } from 'node:crypto'
import { companiesApi, companyApi } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { company, decide, prove, verifiedCompany } from '../../../testing/live-market'
import { moderator } from '../../../testing/moderation'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`similar names: seed ${seed}`)
let made = 0
const address = () => `ben@maker-${seed}-${(made += 1)}.com`

describe('Names like that of a verified company', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  const similarTo = async (id: string) => {
    const admin = await moderator(test)
    const { similar } = await admin.call(companiesApi.case, { params: { id } })
    return similar.map(({ name }) => name)
  }
  const asked = async (name: string) => {
    const made = await company(test, address(), name)
    await prove(test, made)
    return { ...made, similar: await similarTo(made.id) }
  }

  it('are shown for look-alikes of other domains, in Latin, Cyrillic and Greek letters', async () => {
    for (const name of ['Northwind GmbH', 'Pocket Express', 'Kappa Beta', 'Тайга Софт'])
      await verifiedCompany(test, address(), name)
    for (const [name, known] of [
      ['N0rthwlnd Ltd', 'Northwind GmbH'],
      ['NORTH WIND', 'Northwind GmbH'],
      ['Nörthwnd', 'Northwind GmbH'],
      ['orthwind', 'Northwind GmbH'],
      ['Norhtwind', 'Northwind GmbH'],
      // Cyrillic, then Greek, in every letter.
      ['Роскет Ехргеѕѕ', 'Pocket Express'],
      ['ΚΑΡΡΑ ΒΕΤΑ', 'Kappa Beta'],
      ['ООО «ТАЙГА СОФТ»', 'Тайга Софт'],
    ] as const)
      expect([name, (await asked(name)).similar]).toEqual([name, [known]])
  })

  it('are not shown for ordinary different names, nor for the company itself or one that nobody verified', async () => {
    const verified = await verifiedCompany(test, address(), 'Quiet Bay Robotics')
    expect(await similarTo(verified.id)).toEqual([])
    for (const name of ['Southwind', 'Quiet Hill Robotics', 'Pocket Money', 'Тундра Софт', 'Νέα Πόλη'])
      expect([name, (await asked(name)).similar]).toEqual([name, []])
    await company(test, address(), 'Harbour Lights')
    expect((await asked('Harbour Light')).similar).toEqual([])
  })

  it('follow a name that is changed, and look at the one that is asked for', async () => {
    const known = await verifiedCompany(test, address(), 'Cobalt Harvest')
    const ben = await asked('Granite Orchard')
    expect(ben.similar).toEqual([])
    const rename = async (of: typeof known, name: string) => {
      const {
        canEdit: _may,
        id: _id,
        logo: _logo,
        country: _country,
        ...now
      } = await of.team.call(companyApi.settings)
      await of.team.call(companyApi.updateSettings, { body: { ...now, name } })
    }
    await rename(ben, 'Cobalt Harvests')
    expect(await similarTo(ben.id)).toEqual(['Cobalt Harvest'])
    await rename(ben, 'Granite Orchard')
    await decide(test, ben.id, { decision: 'verify' })
    await rename(ben, 'C0balt Harvest')
    expect(await similarTo(ben.id)).toEqual(['Cobalt Harvest'])
    await decide(test, ben.id, { decision: 'verify' })
    expect(await similarTo(known.id)).toEqual(['C0balt Harvest'])
  })
})
