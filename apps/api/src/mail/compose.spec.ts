import { randomInt } from 'node:crypto'
import { mailFaults } from '../testing/mail-faults'
import { composeMail } from './compose'
import { quoted } from './quoted'

const seed = randomInt(1_000_000)
console.info(`compose: seed ${seed}`)

/** The first letters of a script's block, some of which nobody ever assigned. */
const SCRIPTS: Record<string, [from: number, letters: number]> = {
  Latin: [0x41, 26],
  Greek: [0x391, 17],
  Cyrillic: [0x410, 32],
  Armenian: [0x531, 30],
  Hebrew: [0x5d0, 27],
  Arabic: [0x627, 20],
  Devanagari: [0x905, 40],
  Bengali: [0x985, 8],
  Tamil: [0xb95, 1],
  Thai: [0xe01, 40],
  Georgian: [0x10d0, 30],
  Hangul: [0xac00, 2_000],
  Kana: [0x3042, 60],
  Han: [0x4e00, 5_000],
  Emoji: [0x1f600, 50],
}
let state = seed
const next = (below: number) => (state = (state * 48_271 + 11) % 2_147_483_647) % below
const nameIn = ([from, letters]: [number, number]) =>
  Array.from({ length: 120 }, () => String.fromCodePoint(from + next(letters))).join('')

describe('Every mail', () => {
  const letterhead = { publicUrl: 'https://tryka.test', contacts: { hello: 'hello@tryka.test' } }
  const mailTo = (name: string) =>
    composeMail(
      {
        kind: 'person',
        to: 'asha@example.com',
        subject: 'A new application',
        parts: [
          `${quoted(name)} applied for ${quoted(`${name} <b>&"'`)}.\nTwo lines.`,
          {
            line: 'See it in your dashboard:',
            link: 'https://app.test/company-dashboard?section=jobs&place=me',
          },
          { line: 'A second way', link: 'https://app.test/x?a=1&b="2"'.replaceAll('"', '%22') },
        ],
        foot: [
          {
            line: '“Messages” is switched on.',
            link: 'https://app.test/unsubscribe/k~x',
            label: 'Switch off “Messages”',
          },
        ],
      },
      letterhead,
    )

  it.each(Object.keys(SCRIPTS))('holds a name of 120 characters in %s, in both its forms', (script) => {
    const name = nameIn(SCRIPTS[script] ?? [0x41, 26])
    const mail = mailTo(name)

    expect(mailFaults(mail, [name])).toEqual([])
    expect(mail.text).toContain(`“${name}” applied for`)
    expect(mail.html).toContain(`“${name}” applied for`)
    expect(mail.html).toContain('&lt;b&gt;&amp;')
    expect(mail.html).not.toContain('<b>')
  })

  it('has one button, with its address in full below it', () => {
    const { html, text } = mailTo('Asha')
    expect(html.match(/class="btn-a"/g)).toHaveLength(1)
    expect(html).toMatch(/class="btn-a"[^>]*>See it in your dashboard<\/a>/)
    expect(html).toContain('>https://app.test/company-dashboard?section=jobs&amp;place=me</a>')
    // What is switched off stands in the link itself, and in the text before its address.
    expect(html).toContain('>Switch off “Messages”</a>')
    expect(text).toContain('is switched on.\nSwitch off “Messages”:\nhttps://app.test/unsubscribe/k~x\n')
  })

  it('shows a code large, and keeps it out of subject and preview', () => {
    const parts = ['Enter it:', { code: '904585' }]
    const mail = composeMail({ kind: 'code', to: 'a@b.c', subject: 'Your code', parts }, letterhead)
    expect(mail.text).toMatch(/^ {4}904585$/m)
    expect(mail.html.match(/904585/g)).toHaveLength(1)
    expect(mailFaults(mail, ['904585'])).toEqual([])
  })
})
