import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ResumeDraft } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { ImportDialog } from './import-dialog'

/** Nobody can tell which of the two the employer is. */
const job = (number: number) => `Zephyr ${number} | Orchid | Jan 20${10 + number} - Feb 20${10 + number}
• Cut costs`
const resumeOf = (jobs: number) =>
  `Asha Menon
asha@example.com

Experience
${Array.from({ length: jobs }, (_, at) => job(at + 1)).join('\n')}`

const read = async (jobs: number) => {
  const used: ResumeDraft[] = []
  render(<ImportDialog onClose={() => undefined} onImport={(draft) => used.push(draft)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Pasted text' }))
  await userEvent.click(screen.getByRole('textbox', { name: 'Text of your resume' }))
  await userEvent.paste(resumeOf(jobs))
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('region', { name: `Job ${jobs}` })
  return used
}

describe('Fields in doubt', () => {
  it('are named once for each entry, and many of them are folded', async () => {
    await read(12)

    expect(screen.getByText(/^\d\d fields may be misread/)).toBeVisible()
    expect(screen.getByText('They are in 13 entries').closest('details')).not.toHaveAttribute('open')
    const list = screen.getByRole('list', { name: 'Fields in doubt', hidden: true })
    expect(within(list).getAllByRole('button', { hidden: true })).toHaveLength(13)
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('stand open where they are few', async () => {
    await read(2)
    await userEvent.click(screen.getByRole('button', { name: 'Job 2: Job title, Company' }))

    const second = screen.getByRole('region', { name: 'Job 2' })
    expect(within(second).getByRole('textbox', { name: /Job title/ })).toHaveFocus()
    expect(screen.queryByText(/They are in/)).toBeNull()
  })

  it('are passed with three keys, however many there are', async () => {
    const used = await read(24)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Use as new resume' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')

    expect(used[0]?.workExperience).toHaveLength(24)
  })

  it('lead to each other, also after one was changed, and from the last to the end', async () => {
    const used = await read(1)
    await userEvent.click(screen.getByRole('button', { name: 'Job 1: Job title, Company' }))
    await userEvent.clear(screen.getByRole('textbox', { name: /Job title/ }))
    await userEvent.keyboard('Auditor')
    await userEvent.tab()
    expect(document.activeElement).toHaveTextContent('Next in doubt')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('textbox', { name: /Company/ })).toHaveFocus()
    expect(screen.getByText('2 fields may be misread. Change them or leave them.')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Use as new resume' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')

    expect(used).toMatchObject([{ workExperience: [{ jobTitle: 'Auditor', company: 'Orchid' }] }])
  })
})
