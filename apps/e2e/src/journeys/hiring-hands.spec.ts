import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { completeInterview, confirmInterview, listCompanyInterviews } from '@tryka/domain'
import { CompanyDashboard } from '../pages/company-dashboard'
import { expectAccessible } from '../support/axe'
import { expect, test, type Places } from '../support/fixtures'
import { applied, PERSON, proposed, timePasses } from '../support/hiring'
import { pageClient } from '../support/page-client'

const TABLE = join(import.meta.dirname, '../../../../docs/keys.md')

/** Task, keys and clicks as the table for readers has them. */
const documented = (): Record<string, [string, string]> =>
  Object.fromEntries(
    readFileSync(TABLE, 'utf8')
      .split('\n')
      .filter((line) => /^\| [A-Z].*\d/.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, task = '', keys = '', clicks = '']) => [task, [keys, clicks]]),
  )

/** A hand that counts what it does. */
function counting(page: Page) {
  const count = { keys: 0, clicks: 0 }
  return {
    count,
    press: async (key: string) => {
      count.keys += 1
      await page.keyboard.press(key)
    },
    click: async (target: Locator) => {
      count.clicks += 1
      await target.click()
    },
  }
}
type Hand = ReturnType<typeof counting>

interface Task {
  name: string
  /** The list that it begins with. */
  values: Record<string, string>
  keys?: readonly string[]
  clicks: (hand: Hand, person: string) => Promise<void>
  done: (person: string) => Promise<void>
}

/** The person was interviewed a moment ago, and the scorecard is to be written; for which posting. */
async function interviewed(page: Page, places: Places): Promise<string> {
  const client = pageClient(page, places)
  const { id } = await applied(page, places)
  await proposed(page, places, id)
  const now = async () => {
    const { today, upcoming, waitingForOutcome } = await client.call(listCompanyInterviews)
    const found = [...today, ...upcoming, ...waitingForOutcome].find(
      ({ applicationId }) => applicationId === id,
    )
    if (!found) throw new Error('The interview is not there')
    return found
  }
  const interview = await now()
  const params = { id: interview.id }
  const { version, proposedSlots } = interview
  await client.call(confirmInterview, { params, body: { slot: proposedSlots[0] ?? '', version } })
  await timePasses(page, places)
  await expect.poll(async () => (await now()).canComplete).toBe(true)
  await client.call(completeInterview, { params, body: { version: (await now()).version } })
  return interview.postingId
}

test.describe('The hands of a recruiter', () => {
  test('need as many keys and clicks as the table says @desktop', async ({ page, places }) => {
    test.setTimeout(240_000)
    const company = new CompanyDashboard(page, places)
    const { main } = company
    await company.open('applications', { view: 'list' })
    const postingId = await interviewed(page, places)
    const waiting = { status: 'New' }
    const rows = main.getByRole('table', { name: 'Applications' }).getByRole('row')
    const name = (nth: number) => rows.nth(nth).getByRole('rowheader').getByRole('button')
    const panel = (person: string) => page.getByRole('dialog', { name: person, exact: true })
    const inPanel = (person: string, action: string) =>
      panel(person).getByRole('button', { name: action, exact: true })
    const openThen = (action: string) => async (hand: Hand, person: string) => {
      await hand.click(name(1))
      await hand.click(inPanel(person, action))
    }
    const undo = page.getByRole('button', { name: 'Undo' })

    const tasks: Task[] = [
      {
        name: 'Open an application',
        values: waiting,
        keys: ['Enter'],
        clicks: (hand) => hand.click(name(1)),
        done: (person) => expect(panel(person)).toBeVisible(),
      },
      {
        name: 'Propose interview times',
        values: waiting,
        keys: ['t'],
        clicks: openThen('Schedule interview'),
        done: (person) => expect(company.dialog(`Schedule an interview with ${person}`)).toBeVisible(),
      },
      {
        name: 'Reject',
        values: waiting,
        keys: ['r'],
        clicks: openThen('Reject'),
        done: (person) => expect(company.dialog(`Reject ${person}`)).toBeVisible(),
      },
      {
        name: 'Write a message',
        values: waiting,
        keys: ['m'],
        clicks: openThen('Send Message'),
        done: (person) => expect(company.dialog(`Message to ${person}`)).toBeVisible(),
      },
      {
        name: 'Write a note for the team',
        values: waiting,
        keys: ['Enter', 'e'],
        clicks: async (hand, person) => {
          await hand.click(name(1))
          await hand.click(panel(person).getByRole('textbox', { name: 'New note' }))
        },
        done: (person) => expect(panel(person).getByRole('textbox', { name: 'New note' })).toBeFocused(),
      },
      {
        name: 'Write a scorecard',
        values: { q: PERSON, posting: postingId },
        keys: ['Enter', 'w'],
        clicks: async (hand, person) => {
          const sections = page.getByRole('navigation', { name: 'Company Dashboard' })
          await hand.click(sections.getByRole('link', { name: /^Interviews/ }))
          await hand.click(main.getByRole('button', { name: `Write scorecard ${person}` }).first())
        },
        done: (person) => expect(company.dialog(`Scorecard for ${person}`)).toBeVisible(),
      },
    ]
    const measured: Record<string, [string, string]> = {}
    const begin = async ({ values }: Pick<Task, 'values'>) => {
      await company.open('applications', { view: 'list', ...values })
      await name(1).waitFor()
      const hand = counting(page)
      return { hand, person: (await name(1).textContent()) ?? '' }
    }
    for (const task of tasks)
      await test.step(task.name, async () => {
        const byKeys = await begin(task)
        await name(1).focus()
        for (const key of task.keys ?? []) {
          await byKeys.hand.press(key)
          if (key === 'Enter')
            await panel(byKeys.person).getByRole('heading', { name: 'What was sent' }).waitFor()
        }
        await task.done(byKeys.person)
        const byMouse = await begin(task)
        await task.clicks(byMouse.hand, byMouse.person)
        await task.done(byMouse.person)
        measured[task.name] = [String(byKeys.hand.count.keys), String(byMouse.hand.count.clicks)]
      })

    await test.step('on to the next person, beside the list', async () => {
      const { hand, person } = await begin({ values: waiting })
      const second = (await name(2).textContent()) ?? ''
      const third = (await name(3).textContent()) ?? ''
      await name(1).press('Enter')
      await expect(panel(person).getByText(/^1 of \d+$/)).toBeVisible()
      await expect(panel(person).getByRole('heading', { level: 2 })).toBeFocused()
      await expect(name(3)).toBeInViewport()
      await hand.press('j')
      await expect(panel(second).getByText(/^2 of \d+$/)).toBeVisible()
      await hand.click(inPanel(second, 'Next person'))
      await expect(panel(third).getByText(/^3 of \d+$/)).toBeVisible()
      measured['Go on to the next person'] = [String(hand.count.keys), String(hand.count.clicks)]
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(name(3)).toBeFocused()
    })

    await test.step('a review that is taken back, and one that is not', async () => {
      const { hand, person } = await begin({ values: waiting })
      await name(1).focus()
      await hand.press('s')
      await expect(page.getByText(new RegExp(`^${person} moves to Under Review`))).toBeVisible()
      const back = counting(page)
      await back.press('Control+z')
      await expect(undo).toBeHidden()
      await expect(name(1)).toBeFocused()
      await name(1).press('s')
      await back.click(undo)
      await expect(undo).toBeHidden()
      await expect(name(1)).toBeFocused()
      measured['Take back a move that nobody was told'] = [String(back.count.keys), String(back.count.clicks)]

      await hand.click(name(1))
      await hand.click(inPanel(person, 'Start review'))
      await expect(panel(person)).toContainText('Under Review')
      measured['Start a review'] = [String(hand.count.keys), String(hand.count.clicks)]
    })

    await test.step('two reviews together', async () => {
      const { hand } = await begin({ values: waiting })
      for (const nth of [1, 2]) await hand.click(rows.nth(nth).getByRole('checkbox'))
      await hand.click(main.getByRole('button', { name: 'Start review' }))
      await expect(page.getByText('Review of 2 people started')).toBeVisible()
      measured['Put two people under review together'] = ['–', String(hand.count.clicks)]
    })

    expect(measured).toEqual(documented())
  })

  test('find who waits first, and sort by a head @desktop', async ({ page, places }) => {
    const company = new CompanyDashboard(page, places)
    await company.open('applications', { view: 'list' })
    const table = company.main.getByRole('table', { name: 'Applications' })
    await expect(table.getByRole('row').nth(1)).toContainText(/New|Under Review|Interviews Scheduled|Offers/)
    await table.getByRole('button', { name: 'Status' }).click()
    await expect(table.getByRole('columnheader', { name: 'Status' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(table.getByRole('row').nth(1)).toContainText('New')
    await table.getByRole('button', { name: 'Status' }).click()
    await expect(table.getByRole('row').nth(1)).not.toContainText('New')
    await page.reload()
    await expect(table.getByRole('columnheader', { name: 'Status' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expectAccessible(page)
  })
})
