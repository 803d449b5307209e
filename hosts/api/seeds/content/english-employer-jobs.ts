/** What the jobs of `demoEmployerJobs` say in English, in their order. */
export const englishEmployerJobs = [
  {
    title: 'Cook for the house in Kloosterburen',
    intro: 'Cooking for thirty residents, with vegetables from our own garden.',
    text: '<p>You cook four days a week for the people who live with us. You make the menu together: they know what used to be on the table.</p>',
  },
  { title: 'Night care, Het Hogeland', intro: '', text: null },
  {
    title: 'Physiotherapist, two days a week',
    intro: 'In Bedum you help people to climb the stairs again after a new hip.',
    text: '<h3>What you will do</h3><p>You treat clients of our rehabilitation ward, and visit them when they are home again. With the occupational therapist and the nurse you make one plan, which the client understands.</p><ul><li>You give treatment to people and a class against falling.</li><li>You guide a student each year.</li><li>You choose your own training.</li></ul><h3>What we offer</h3><p>A salary by the collective agreement, an e-bike for the villages around us, and a team that steps in when a child is ill.</p>',
  },
  {
    title: 'Team leader home care, Uithuizen',
    intro: 'Eighteen colleagues, a hundred and ten clients, and room to do it another way.',
    text: '<h3>What you will do</h3><p>You lead the team of Uithuizen. The team makes its own roster; you see to it that it can, and that who gets stuck says so in time.</p><ul><li>You hold the talks about work and health.</li><li>You speak with doctors and the municipality about what the village needs.</li><li>One day a week you give care yourself.</li></ul><h3>Who we are looking for</h3><p>You are a nurse and have led a team before. You drive, or cycle fast.</p>',
  },
  {
    title: 'Volunteer for small repairs',
    intro: 'A lamp to hang, a doorstep to take away: small work, great difference.',
    text: '<p>With five others you keep the homes of our clients safe. Your costs are paid, and there is coffee.</p>',
  },
] as const;
