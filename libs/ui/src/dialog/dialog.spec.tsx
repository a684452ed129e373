import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../button/button'
import { Field } from '../field/field'
import { TextInput } from '../field/text-input'
import { Menu, MenuItem } from '../menu/menu'
import { axeViolations } from '../testing'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog } from './dialog'
import { DialogWorkContext, type Answer, type HoldPage } from './dialog-work'
import { Drawer } from './drawer'

function Editor() {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a role</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="New role"
        description="It shows in your resume."
        dirty={text !== ''}
        onDiscard={() => setText('')}
        footer={<Button onClick={() => setOpen(false)}>Cancel</Button>}
      >
        <Field label="Title">
          <TextInput value={text} onChange={(event) => setText(event.currentTarget.value)} />
        </Field>
      </Dialog>
    </>
  )
}

function Loader({ loaded }: { loaded: boolean }) {
  return (
    <Dialog open onOpenChange={() => undefined} title="Schedule" footer={<Button>Cancel</Button>}>
      {loaded ? (
        <Field label="Title">
          <TextInput />
        </Field>
      ) : (
        <p aria-busy="true">Loading</p>
      )}
    </Dialog>
  )
}

function Deleter({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Delete</MenuItem>
      </Menu>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete the resume?"
        text="It goes for good."
        confirmLabel="Delete resume"
        onConfirm={onConfirm}
      />
    </>
  )
}

function Navigation() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open menu</Button>
      <Drawer open={open} onOpenChange={setOpen} label="Navigation">
        <a href="/one">One</a>
        <a href="/two">Two</a>
      </Drawer>
    </>
  )
}

/** A press beside the dialog, which lands on the scrim around it. */
const pressBeside = async () => {
  const scrim = screen.getByRole('dialog').parentElement
  if (scrim) await userEvent.click(scrim)
}

describe('Dialog', () => {
  it('is named and described, starts in the first field and hides the page behind', async () => {
    render(<Editor />)
    await userEvent.click(screen.getByRole('button', { name: 'Add a role' }))

    const dialog = screen.getByRole('dialog', { name: 'New role' })
    expect(dialog).toHaveAccessibleDescription('It shows in your resume.')
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Add a role' })).not.toBeInTheDocument()
    expect(await axeViolations()).toEqual([])
  })

  it('waits for a first field that is being loaded, and leaves alone whoever has moved on', async () => {
    const { rerender } = render(<Loader loaded={false} />)
    expect(screen.getByRole('dialog')).toHaveFocus()
    rerender(<Loader loaded />)
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus())

    rerender(<Loader key="again" loaded={false} />)
    screen.getByRole('button', { name: 'Cancel' }).focus()
    rerender(<Loader key="again" loaded />)
    expect(await screen.findByRole('textbox', { name: 'Title' })).not.toHaveFocus()
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  })

  it('keeps the Tab key inside', async () => {
    render(<Editor />)
    await userEvent.click(screen.getByRole('button', { name: 'Add a role' }))
    const dialog = screen.getByRole('dialog')

    for (let stop = 0; stop < 6; stop += 1) {
      await userEvent.tab()
      expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
  })

  it('closes with Escape and its button, and gives the focus back', async () => {
    render(<Editor />)
    const opener = screen.getByRole('button', { name: 'Add a role' })
    await userEvent.click(opener)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    await userEvent.click(opener)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('asks before %s takes away what was typed', async (_way, leave) => {
    render(<Editor />)
    const opener = screen.getByRole('button', { name: 'Add a role' })
    await userEvent.click(opener)
    const field = screen.getByRole('textbox', { name: 'Title' })
    await userEvent.type(field, 'Engineer')

    await leave()
    expect(screen.getByRole('alertdialog', { name: 'Discard what you wrote?' })).toBeVisible()
    const keep = screen.getByRole('button', { name: 'Keep writing' })
    await waitFor(() => expect(keep).toHaveFocus())
    expect(await axeViolations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Engineer')

    await leave()
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('')
  })

  it('tells the app while something is typed, and asks when the app is being left', async () => {
    let asked: ((answer: Answer) => void) | undefined
    const hold: HoldPage = (ask) => {
      asked = ask
      return () => (asked = undefined)
    }
    render(
      <DialogWorkContext value={hold}>
        <Editor />
      </DialogWorkContext>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Add a role' }))
    expect(asked).toBeUndefined()
    await userEvent.type(screen.getByRole('textbox'), 'x')
    await userEvent.tab()

    const answer = { stay: jest.fn(), leave: jest.fn() }
    await act(async () => asked?.(answer))
    await userEvent.click(screen.getByRole('button', { name: 'Keep writing' }))
    expect(answer.stay).toHaveBeenCalledTimes(1)
    await act(async () => asked?.(answer))
    await act(async () => screen.getByRole('button', { name: 'Discard' }).click())
    expect(answer.leave).toHaveBeenCalledTimes(1)
    expect(asked).toBeUndefined()
  })

  it('opened to be read starts at its beginning', async () => {
    render(
      <Dialog open reading onOpenChange={() => undefined} title="Priya Menon">
        <Field label="New note">
          <TextInput />
        </Field>
      </Dialog>,
    )
    expect(screen.getByRole('dialog', { name: 'Priya Menon' })).toHaveFocus()
  })

  it('closes with a press beside it only while nothing was typed', async () => {
    render(<Editor />)
    await userEvent.click(screen.getByRole('button', { name: 'Add a role' }))
    await userEvent.type(screen.getByRole('textbox'), 'x')
    await pressBeside()
    expect(screen.getByRole('dialog')).toBeInTheDocument()

    await userEvent.clear(screen.getByRole('textbox'))
    await pressBeside()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('ConfirmDialog', () => {
  it('opened from a menu starts on Cancel and ends on the menu’s button', async () => {
    const confirm = jest.fn()
    render(<Deleter onConfirm={confirm} />)
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))

    const dialog = screen.getByRole('alertdialog', { name: 'Delete the resume?' })
    expect(dialog).toHaveAccessibleDescription('It goes for good.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())

    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus())
    expect(confirm).not.toHaveBeenCalled()
  })

  it('confirms by its own button', async () => {
    const confirm = jest.fn()
    render(<Deleter onConfirm={confirm} />)
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))

    await userEvent.click(screen.getByRole('button', { name: 'Delete resume' }))

    expect(confirm).toHaveBeenCalledTimes(1)
  })
})

describe('Drawer', () => {
  it('is a named dialog that Escape closes', async () => {
    render(<Navigation />)
    const opener = screen.getByRole('button', { name: 'Open menu' })
    await userEvent.click(opener)

    expect(screen.getByRole('dialog', { name: 'Navigation' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'One' })).toHaveFocus()
    expect(await axeViolations()).toEqual([])

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  })
})
