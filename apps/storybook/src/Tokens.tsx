import { useMantineTheme } from '@mantine/core'
import themeCss from '@parking/ui/theme.css?raw'
import { contrastRatio } from '@parking/ui/theme'
import type { ReactNode } from 'react'
import css from './Tokens.module.css'
import { readTokens, type Token } from './readTokens.ts'

const tokens = readTokens(themeCss)

/** Of the names of the tokens, what each is for. */
const grounds = ['page', 'surface', 'raised', 'sunken']

/** Every colour by its name, in both schemes, with the contrast of words in it on the surface. */
export function Colours(): ReactNode {
  const tint = useMantineTheme().colors['parking'] ?? []
  const inTint = (value: string) =>
    value.replace(
      /var\(--mantine-color-parking-(\d)\)/u,
      (all, shade) => tint[Number(shade)] ?? all,
    )
  const colours = tokens
    .filter(isColour)
    .map(({ name, light, dark }) => ({ name, light: inTint(light), dark: inTint(dark) }))
  return (
    <Table head={['Token', 'Light', 'Dark', 'On the surface, light', 'On the surface, dark']}>
      {colours.map((token) => (
        <tr key={token.name}>
          <th scope="row">
            <code>{token.name}</code>
          </th>
          <Swatch value={token.light} />
          <Swatch value={token.dark} />
          <Contrast token={token} scheme="light" />
          <Contrast token={token} scheme="dark" />
        </tr>
      ))}
    </Table>
  )
}

/** Every token that is no colour, by the beginning of its name. */
export function Sizes({ of }: { readonly of: readonly string[] }): ReactNode {
  return (
    <Table head={['Token', 'Value', 'In pixels', 'Seen']}>
      {of
        .flatMap((start) => tokens.filter(({ name }) => name.startsWith(`--pk-${start}`)))
        .filter((token) => !isColour(token))
        .map(({ name, light }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{light}</code>
            </td>
            <td>{light.includes('rem') ? <code>{inPixels(light)}</code> : '—'}</td>
            <td>
              <Seen name={name} />
            </td>
          </tr>
        ))}
    </Table>
  )
}

/** How many there are: said on the page, counted in the source. */
export function Count(): ReactNode {
  return tokens.length
}

/** A `rem` is 16 px until a person makes text larger. */
function inPixels(value: string): string {
  return value.replaceAll(/([\d.]+)rem/gu, (_all, size) => `${Number(size) * 16}px`)
}

function Seen({ name }: { readonly name: string }): ReactNode {
  if (name.includes('text') || name.includes('figure')) {
    return <span style={{ fontSize: `var(${name})` }}>1:24 Парковка</span>
  }
  if (name.includes('radius')) {
    return <span className={css['box']} style={{ borderRadius: `var(${name})` }} />
  }
  if (name.includes('shadow')) {
    return <span className={css['box']} style={{ boxShadow: `var(${name})` }} />
  }
  return <span className={css['bar']} style={{ width: `var(${name})` }} />
}

function Table(props: {
  readonly head: readonly string[]
  readonly children: ReactNode
}): ReactNode {
  return (
    <div className="sb-unstyled">
      <table className={css['table']}>
        <thead>
          <tr>
            {props.head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </div>
  )
}

function Swatch({ value }: { readonly value: string }): ReactNode {
  return (
    <td>
      <span className={css['swatch']} style={{ background: value }} />
      <code>{value}</code>
    </td>
  )
}

function Contrast(props: { readonly token: Token; readonly scheme: 'light' | 'dark' }): ReactNode {
  const { token, scheme } = props
  const surface = tokens.find(({ name }) => name === '--pk-surface')?.[scheme] ?? ''
  const isGround = grounds.some((name) => token.name === `--pk-${name}`)
  const isHex = /^#[\da-f]{6}$/u.test(token[scheme])
  return (
    <td>{isGround || !isHex ? '—' : `${contrastRatio(token[scheme], surface).toFixed(2)} : 1`}</td>
  )
}

function isColour({ light }: Token): boolean {
  return /^(#|rgb|var\(--mantine-color)/u.test(light)
}
