import type { ReactNode, SVGProps } from 'react';
import type { IconDrawing } from './icon.tsx';

/** Drawn here, in the same line as the other icons: the icon library ships no company marks. */
function drawing(marks: ReactNode): IconDrawing {
  return function SocialIcon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {marks}
      </svg>
    );
  };
}

/** By the specification's social types in lower case (§3: link items and organisations), with their spoken names. */
export const socialIcons: Readonly<Record<string, { readonly name: string; readonly icon: IconDrawing }>> = {
  facebook: {
    name: 'Facebook',
    icon: drawing(<path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z" />),
  },
  instagram: {
    name: 'Instagram',
    icon: drawing(
      <>
        <rect width="20" height="20" x="2" y="2" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17.5 6.5h.01" />
      </>,
    ),
  },
  linkedin: {
    name: 'LinkedIn',
    icon: drawing(
      <>
        <path d="M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6z" />
        <path d="M2 9h4v12H2z" />
        <circle cx="4" cy="4" r="2" />
      </>,
    ),
  },
  medium: {
    name: 'Medium',
    icon: drawing(
      <>
        <circle cx="7" cy="12" r="5" />
        <ellipse cx="16.5" cy="12" rx="2.5" ry="4.75" />
        <path d="M22 8v8" />
      </>,
    ),
  },
  twitter: {
    name: 'X',
    icon: drawing(
      <>
        <path d="M3.5 3.5h4l13 17h-4z" />
        <path d="m20 3.5-7 7.6M10.9 13 4 20.5" />
      </>,
    ),
  },
  website: {
    name: 'Website',
    icon: drawing(
      <>
        <circle cx="12" cy="12" r="10" />
        <path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20" />
      </>,
    ),
  },
};

/** The mark of a social type as the wire spells it: 'LINKED_IN', 'linkedin', 'TWITTER'. */
export function socialIcon(type: string): { readonly name: string; readonly icon: IconDrawing } | undefined {
  return socialIcons[type.toLowerCase().replaceAll('_', '')];
}
