/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import * as ui from './index'

const {
  Button,
  Field,
  Select,
  OtpInput,
  TextInput,
  ChoiceGroup,
  Tabs,
  Weave,
  Logo,
  EmptyState,
  Dialog,
  Menu,
} = ui
const nothing = () => undefined

const page = (
  <ui.TooltipProvider>
    <ui.GlobalStyle />
    <ui.ThemeToggle />
    <Logo label="Tryka" />
    <Weave width={200} height={100} spacing={30} seed="a" />
    <Field label="Name">
      <TextInput />
    </Field>
    <Field label="Topic">
      <Select options={[{ value: 'a', label: 'A' }]} value="a" onValueChange={nothing} />
    </Field>
    <Field label="Code">
      <OtpInput value="" onValueChange={nothing} />
    </Field>
    <Field label="Skills">
      <ui.ChipInput value={['Rust']} onValueChange={nothing} />
    </Field>
    <ChoiceGroup legend="Type" options={[{ value: 'a', label: 'A' }]} value="a" onValueChange={nothing} />
    <Tabs
      label="Tabs"
      items={[{ value: 'a', label: 'A', content: 'Text' }]}
      value="a"
      onValueChange={nothing}
    />
    <EmptyState title="Nothing yet" />
    <Menu trigger={<Button>More</Button>}>
      <ui.MenuItem>One</ui.MenuItem>
    </Menu>
    <ui.Tooltip text="Tip">
      <Button busyLabel="Saving…">Save</Button>
    </ui.Tooltip>
    <ui.BarChart label="One" groups={['A']} series={[{ name: 'S', tone: 1, values: [1] }]} />
    <ui.CopyButton text="a" />
    <Dialog open={false} onOpenChange={nothing} title="Closed" />
  </ui.TooltipProvider>
)

describe('On the server', () => {
  it('renders without a window, the same each time, with its styles collected', () => {
    expect(typeof window).toBe('undefined')
    const render = () => {
      const sheet = new ServerStyleSheet()
      const html = renderToString(sheet.collectStyles(page))
      const css = sheet.getStyleTags()
      sheet.seal()
      return { html, css }
    }
    const first = render()

    expect(first.html).toContain('Nothing yet')
    expect(first.html).toContain('Switch colour theme')
    expect(first.css).toContain('var(--action)')
    expect(first.css).toContain('scroll-padding-top')
    expect(render()).toEqual(first)
  })
})
