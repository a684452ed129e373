import { evidenceOf, guardText, unsupportedClaims } from '../../../services/model/guard'
import { guardResume } from './guard-resume'
import { FAITHFUL, INVENTED, STATED } from './no-invention.cases'

const evidence = evidenceOf(STATED.jobTitle, STATED.summary, ...STATED.skills)

describe('The guard against inventions', () => {
  it.each(INVENTED)('catches: %s', (sentence) => {
    expect(unsupportedClaims(sentence, evidence)).not.toEqual([])
    expect(guardText(sentence, evidence)).toEqual({ value: '', unsupported: [sentence] })
  })

  it('has at least sixty planted inventions to catch', () => {
    expect(new Set(INVENTED).size).toBeGreaterThanOrEqual(60)
  })

  it('raises a false alarm in at most one of twenty faithful sentences', () => {
    const alarms = FAITHFUL.filter((sentence) => unsupportedClaims(sentence, evidence).length > 0)

    expect(alarms.length / FAITHFUL.length).toBeLessThanOrEqual(0.05)
  })

  it('keeps the true sentences beside a false one', () => {
    const guarded = guardText(
      'Wrote 12 vault contracts in Solidity. Saved $2M. Reviewed code for the team.',
      evidence,
    )

    expect(guarded).toEqual({
      value: 'Wrote 12 vault contracts in Solidity. Reviewed code for the team.',
      unsupported: ['Saved $2M.'],
    })
  })

  it('empties the fields of an entry that the person never stated and drops what is left of nothing', () => {
    const entry = {
      jobTitle: 'Smart Contract Engineer',
      company: 'Acme Bank',
      location: 'Zurich',
      startDate: '2021-03',
      endDate: '2022-05',
      current: false,
      description: ['Wrote 12 vault contracts.', 'Led 30 people.'],
    }
    const certification = {
      name: 'CISSP',
      issuer: 'ISC2',
      date: '2020',
      expiryDate: '',
      credentialId: '1',
      url: '',
    }

    const guarded = guardResume(
      {
        workExperience: [entry],
        certifications: [certification],
        skills: [{ category: 'Languages', items: ['Solidity', 'Rust'] }],
      },
      evidence,
    )

    expect(guarded.value.workExperience).toEqual([
      { ...entry, company: '', location: '', endDate: '', description: ['Wrote 12 vault contracts.'] },
    ])
    expect(guarded.value.certifications).toEqual([])
    expect(guarded.value.skills).toEqual([{ category: 'Languages', items: ['Solidity'] }])
    expect(guarded.unsupported).toEqual(
      expect.arrayContaining(['Acme Bank', 'CISSP', 'Rust', 'Led 30 people.']),
    )
  })
})
