import type { Locator, Page } from '@playwright/test'
import { Header } from '../pages/Header.ts'
import { MapPage } from '../pages/MapPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import type { Language } from '../pages/Screen.ts'
import type { CityControl } from '../world/CityControl.ts'
import type { Time } from '../world/Time.ts'

/** What a screen is brought about with. */
export interface Stage {
  readonly page: Page
  readonly language: Language
  readonly city: CityControl
  readonly time: Time
}

/** One screen in one state, and how to come to it. */
export interface ScreenState {
  readonly name: string
  readonly cityId?: string
  readonly scenario?: string
  readonly signedIn?: boolean
  /** A message on the console that the state cannot do without. */
  readonly expects?: RegExp
  /** The width in pixels below which there is no such state. */
  readonly minWidth?: number
  /** Leads there; the screen is complete when what is returned can be seen. */
  readonly open: (stage: Stage) => Promise<Locator>
}

/** What the console says of a call that a state spoils. */
export const cutOff = /Failed to load resource/

/** Opens the map. */
export async function openMap({ page, language }: Stage, path = '/'): Promise<MapPage> {
  return new MapPage(page, language).open(path)
}

/** Opens the lightest page, for what looks the same on all of them; returns its header. */
export async function openHeader({ page, language }: Stage): Promise<Header> {
  await new MapPage(page, language).open('/nowhere')
  return new Header(page, language)
}

/** Opens the parking form once it can be filled in. */
export async function openParking({ page, language }: Stage, query = ''): Promise<ParkingPage> {
  const opened = await new ParkingPage(page, language).open(query)
  await opened.zone.waitFor()
  return opened
}

/** The words of a stage's language. */
export function inWords({ language }: Stage, ru: string, en: string): string {
  return language === 'ru' ? ru : en
}
