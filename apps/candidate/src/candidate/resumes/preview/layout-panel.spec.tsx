import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LAYOUT_DEFAULTS, type Resume } from '@tryka/domain'
import { buildResume } from '@tryka/domain/testing'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesOf, candidateApiWith, openApp } from '../../../testing/open-app'

const PHOTO = 'data:image/jpeg;base64,/9j/4AAQ'
const bar = () => screen.getByRole('button', { name: /^Layout/ })
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save Resume' }))

async function openLayout(over: Partial<Resume> = {}) {
  const saved = buildResume({ id: 'r1', title: 'Security roles', ...over })
  const api = candidateApiWith([saved])
  openApp('/candidate-dashboard?section=cv-builder&resume=r1', api)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Resume title' })).toHaveValue(saved.title))
  await screen.findByRole('button', { name: /^Layout/ })
  bar().focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('slider', { name: 'Text size' })
  return {
    api,
    panel: screen.getByRole('region', { name: 'Layout' }),
    sent: () => bodiesOf(api, 'PUT', '/api/resumes/r1'),
  }
}

beforeEach(() => localStorage.clear())

describe('The layout of the page', () => {
  it('is folded until it is asked for, and says what it is', async () => {
    const { panel } = await openLayout()
    expect(bar()).toHaveAttribute('aria-expanded', 'true')
    expect(await axeViolations(panel)).toEqual([])

    await userEvent.click(bar())
    expect(bar()).toHaveAttribute('aria-expanded', 'false')
    expect(within(panel).queryByRole('slider')).toBeNull()
    expect(bar()).toHaveAccessibleName(`Layout ${LAYOUT_DEFAULTS.size} pt, normal margins`)
  })

  it('is set and saved, and goes back to that of the template in one step', async () => {
    const { panel, sent } = await openLayout()
    const back = within(panel).getByRole('button', { name: 'Back to the template’s layout' })
    expect(back).toHaveAttribute('aria-disabled', 'true')

    // A slider moves by keys in a browser alone.
    fireEvent.change(within(panel).getByRole('slider', { name: 'Text size' }), { target: { value: '11' } })
    fireEvent.change(within(panel).getByRole('slider', { name: 'Spacing' }), { target: { value: '110' } })
    await userEvent.click(within(panel).getByRole('button', { name: 'Wide' }))
    await userEvent.selectOptions(within(panel).getByRole('combobox', { name: 'Text face' }), 'serif')
    await userEvent.click(within(panel).getByRole('radio', { name: 'Violet' }))
    await userEvent.click(within(panel).getByRole('switch', { name: 'Name and page number from page 2' }))
    expect(bar()).toHaveAccessibleName('Layout 11 pt, wide margins')
    expect(within(panel).getByRole('slider', { name: 'Spacing' })).toHaveAttribute('aria-valuetext', '110 %')
    await save()

    // It may have saved itself on the way.
    await waitFor(() =>
      expect(sent().at(-1)).toMatchObject({
        layout: {
          size: 11,
          spacing: 110,
          margins: 'wide',
          face: 'serif',
          accent: '#6b3fa0',
          pageHeader: false,
        },
      }),
    )
    await userEvent.click(back)
    expect(bar()).toHaveAccessibleName(`Layout ${LAYOUT_DEFAULTS.size} pt, normal margins`)
    expect(within(panel).getByRole('radio', { name: 'The template’s own' })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(bar()).toHaveAccessibleName('Layout 11 pt, wide margins')
  })

  it('says when a colour is printed darker than it was chosen', async () => {
    const { panel } = await openLayout()
    fireEvent.change(within(panel).getByLabelText('Own colour'), { target: { value: '#ffee00' } })
    expect(
      within(panel).getByText(/^#ffee00 is too light to read on white\. It is printed darker, as #/),
    ).toBeVisible()
  })

  it('leads to the order of the sections', async () => {
    const { panel } = await openLayout()
    await userEvent.click(within(panel).getByRole('button', { name: 'Order and names of sections' }))
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'More' })).toHaveAttribute('aria-selected', 'true'),
    )
  })
})

describe('The photo', () => {
  it('is shown and taken off, also from what is saved', async () => {
    const { panel, sent } = await openLayout({ photo: PHOTO })
    expect(within(panel).getByRole('img', { name: 'You, as on the page' })).toHaveAttribute('src', PHOTO)
    await userEvent.click(within(panel).getByRole('button', { name: 'Remove photo' }))
    expect(within(panel).queryByRole('img')).toBeNull()
    await save()

    // It may have saved itself on the way.
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ photo: '' }))
  })

  it.each([
    [
      'another kind of file',
      new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' }),
      'Choose a JPEG, PNG or WebP picture.',
    ],
    [
      'a file of more than 20 MB',
      new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' }),
      'Choose a picture of at most 20 MB.',
    ],
  ])('is refused with a reason when it is %s, and what was there stays', async (_what, file, words) => {
    const { panel } = await openLayout({ photo: PHOTO })
    const input = within(panel).getByLabelText(/^Photo/)
    await userEvent.setup({ applyAccept: false }).upload(input, file)

    expect(await within(panel).findByText(words)).toBeVisible()
    expect(input).toBeInvalid()
    expect(within(panel).getByRole('img', { name: 'You, as on the page' })).toHaveAttribute('src', PHOTO)
    expect(await axeViolations(panel)).toEqual([])
  })
})
