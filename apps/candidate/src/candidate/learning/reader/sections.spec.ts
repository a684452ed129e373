import type { ModuleBlock, ModuleCheck } from '@tryka/domain'
import { sectionsOf, standOf } from './sections'

const heading = (text: string) => ({ kind: 'heading', level: 2, text }) as ModuleBlock
const asked = (name: string) => ({ kind: 'check', name }) as ModuleBlock
const check = (name: string, state: ModuleCheck['state']) => ({ name, state }) as ModuleCheck

describe('The sections of a module', () => {
  const sections = sectionsOf([heading('Storage'), asked('slots'), asked('types'), heading('When not')])
  const stands = (...checks: ModuleCheck[]) => sections.map((section) => standOf(section, checks))

  it('have the checks that stand in them', () => {
    expect(sections).toEqual([
      { title: 'Storage', checks: ['slots', 'types'] },
      { title: 'When not', checks: [] },
    ])
  })

  it('are done once each check is right, and one that asks nothing is never done', () => {
    expect(stands(check('slots', 'right'), check('types', 'open'))).toEqual(['open', 'not-asked'])
    expect(stands(check('slots', 'right'), check('types', 'right'))).toEqual(['done', 'not-asked'])
  })
})
