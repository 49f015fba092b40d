import { Button } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** A link within the app that looks like a button. */
export const LinkButton = createLink(function Link(props: ComponentProps<typeof Button<'a'>>) {
  return <Button {...props} component="a" />
})
